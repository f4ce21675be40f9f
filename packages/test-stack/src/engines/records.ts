import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchInBackground, stopInBackground } from '../background-process.ts';
import type { Engine } from '../engine.ts';
import { hashFiles } from '../folder-hash.ts';
import { answersOk } from '../http-ready.ts';
import { findMissingJava } from '../maven.ts';
import { runCommand } from '../run-command.ts';
import type { StackSettings } from '../settings.ts';
import { installValidationPackages, validationPackages } from './validation-packages.ts';

const isBenchmark = process.env['STACK_BENCHMARK'] !== undefined;

export const records: Engine = {
  name: 'records',
  address: ({ ports }) => `http://127.0.0.1:${ports.records}/fhir`,

  findMissing(settings) {
    const built = [jar(settings), ...validationPackages(settings)].every((file) => existsSync(file));
    return (
      findMissingJava() ??
      (built ? undefined : { what: 'the records server', command: 'npm run stack:install' })
    );
  },

  async launch(settings) {
    const { ports } = settings;
    launchInBackground(settings, 'records', {
      command: 'java',
      args: [`-Xmx${process.env['STACK_RECORDS_HEAP'] ?? '2g'}`, ...compilerFlags(), '-jar', jar(settings)],
      environment: {
        RECORDS_PORT: String(ports.records),
        RECORDS_DB_URL: `jdbc:postgresql://127.0.0.1:${ports.postgres}/records`,
        RECORDS_DB_USER: 'records',
        RECORDS_DB_PASSWORD: 'records',
        RECORDS_INDEX_DIR: indexFolder(settings),
        RECORDS_VALIDATE_REQUESTS: process.env['STACK_VALIDATE'] ?? 'false',
        ...(isBenchmark ? {} : { RECORDS_VALIDATION_PACKAGES: validationPackages(settings).join(',') }),
      },
    });
  },

  isReady: ({ ports }) => answersOk(`http://127.0.0.1:${ports.records}/fhir/metadata?_summary=true`),
  stop: (settings) => stopInBackground(settings, 'records'),
};

/** The terminology index belongs to its database: they are saved and restored together. */
export const indexFolder = ({ directory }: StackSettings) => join(directory, 'records-index');

/** Half the CPU to start, half the speed when warm: right for tests, wrong for benchmarks. */
const compilerFlags = () =>
  isBenchmark ? [] : ['-XX:TieredStopAtLevel=1', `-XX:ReservedCodeCacheSize=${codeCache}`];

/** With one level the usual 48 MB were full after twelve minutes of tests; from then on nothing more was compiled. */
const codeCache = '256m';

export async function installRecords(settings: StackSettings) {
  await installValidationPackages(settings);
  if (existsSync(jar(settings))) return;
  const source = join(settings.repository, 'services/records');
  await runCommand('mvn', ['-B', '-q', '-DskipTests', 'package'], { cwd: source });
  mkdirSync(settings.cache, { recursive: true });
  copyFileSync(join(source, 'target/records.jar'), jar(settings));
}

function jar({ repository, cache }: StackSettings) {
  const source = join(repository, 'services/records');
  return join(cache, `records-${hashFiles(source, ['pom.xml', 'src/main/**/*'])}.jar`);
}
