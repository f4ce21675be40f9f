import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { engine, run } from './engine.ts';
import type { Image } from './images.ts';

const repository = resolve(import.meta.dirname, '../..');

/** What a builder behind a proxy or a mirror has of its own. A build sees these files; no image keeps them. */
const secrets = {
  ca: process.env['NODE_EXTRA_CA_CERTS'],
  npmrc: process.env['IMAGES_NPMRC'],
  'maven-settings': process.env['IMAGES_MAVEN_SETTINGS'],
};

const { version } = JSON.parse(readFileSync(`${repository}/package.json`, 'utf8')) as { version: string };
const revision = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: repository, encoding: 'utf8' }).trim();

/** Builds `portal-{name}` from the repository as it lies here. */
export function buildImage({ name, dockerfile, target }: Image) {
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
