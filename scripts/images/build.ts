/**
 * `npm run images [-- NAME …]`: builds every image of the project, or those that are named, starts each until its health
 * check is green where the test stack runs, and prints what they cost.
 */
import { readStackSettings } from '@portal/test-stack/settings';
import { runSql } from '@portal/test-stack/run-sql';
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ask, engine, run } from './engine.ts';
import { type Image, images } from './images.ts';
import { startUntilHealthy } from './start.ts';

const repository = resolve(import.meta.dirname, '../..');
const settings = readStackSettings();
const named = process.argv.slice(2);
const unknown = named.filter((name) => images.every((image) => image.name !== name));
if (unknown.length > 0)
  throw new Error(`no image ${unknown.join(', ')}; there are ${images.map(({ name }) => name).join(', ')}`);

/** What a builder behind a proxy or a mirror has of its own. A build sees these files; no image keeps them. */
const secrets = {
  ca: process.env['NODE_EXTRA_CA_CERTS'],
  npmrc: process.env['IMAGES_NPMRC'],
  'maven-settings': process.env['IMAGES_MAVEN_SETTINGS'],
};

const { version } = JSON.parse(readFileSync(`${repository}/package.json`, 'utf8')) as { version: string };
const revision = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: repository, encoding: 'utf8' }).trim();

function build({ name, dockerfile, target }: Image) {
  run(engine, [
    'build',
    // The other format of podman keeps no health checks.
    ...(engine === 'podman' ? ['--format=docker'] : []),
    ...Object.entries(secrets).flatMap(([id, file]) => (file ? [`--secret=id=${id},src=${file}`] : [])),
    `--label=org.opencontainers.image.version=${version}`,
    `--label=org.opencontainers.image.revision=${revision}`,
    `--file=${repository}/${dockerfile}`,
    ...(target ? [`--target=${target}`] : []),
    `--tag=portal-${name}`,
    repository,
  ]);
}

const chosen = images.filter(({ name }) => named.length === 0 || named.includes(name));
for (const image of chosen) build(image);

const hasStack = await runSql(settings, 'postgres', 'select 1').then(
  () => true,
  () => false,
);
if (!hasStack) process.stderr.write('The test stack does not run (npm run stack): nothing is started.\n');
const table: Record<string, { 'size (MB)': number; user: string; 'healthy after (s)': number | string }> = {};
for (const image of chosen) {
  const read = (field: string) => ask('image', 'inspect', '--format', `{{${field}}}`, `portal-${image.name}`);
  table[image.name] = {
    'size (MB)': Math.round(Number(read('.Size')) / 1e6),
    user: read('.Config.User'),
    'healthy after (s)': hasStack ? await startUntilHealthy(image, settings) : '',
  };
}
console.table(table);
