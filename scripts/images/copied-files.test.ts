import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { images } from './images.ts';

const repository = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(repository, file), 'utf8');

/** Where a module of this repository lies; undefined for a library. */
function findModule(from: string, name: string): string | undefined {
  const own = /^@portal\/([^/]+)\/(.+)$/.exec(name);
  if (own) return `packages/${own[1]}/src/${own[2]}.ts`;
  return name.startsWith('.') ? join(dirname(from), name.replace(/\?.*/, '')) : undefined;
}

/** The files that a program is made of: what its entries import, and what those do. */
function listFiles(entries: string[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const { fileName } of ts.preProcessFile(read(file)).importedFiles) {
      const module = findModule(file, fileName);
      if (module && existsSync(join(repository, module))) found.add(module);
    }
  }
  return [...found];
}

/** What a Dockerfile takes from the repository to the same place in the image. */
const listCopied = (dockerfile: string) =>
  [...dockerfile.matchAll(/^COPY (?!--)(\S+) (\S+)$/gm)].flatMap(([, source = '', target = '']) =>
    target === source || target === `${dirname(source)}/` ? [source] : [],
  );

const isIgnored = (file: string) =>
  read('.dockerignore')
    .trim()
    .split('\n')
    .some((pattern) => matchesGlob(file, pattern) || file.startsWith(`${pattern}/`));

/** What the programs need of the repository and the Dockerfile does not give them. */
function listMissing(dockerfile: string, entries: string[]): string[] {
  const copied = listCopied(dockerfile);
  const isThere = (file: string) =>
    copied.some((source) => file === source || file.startsWith(`${source}/`)) && !isIgnored(file);
  const files = listFiles(entries);
  const workspaces = [...new Set(files.map((file) => file.split('/').slice(0, 2).join('/')))];
  return [
    ...files.filter((file) => !isThere(file)),
    ...workspaces.map((folder) => `${folder}/package.json`).filter((file) => !copied.includes(file)),
    ...workspaces.map((folder) => `--workspace ${folder}`).filter((strings) => !dockerfile.includes(strings)),
  ];
}

const api = ['main.ts', 'migrate/main.ts', 'update-realm/main.ts', 'worker/main.ts'].map(
  (file) => `apps/api/src/${file}`,
);
const web = [
  'apps/web/vite.config.ts',
  'apps/web/src/app/main.tsx',
  'apps/web/service-worker/service-worker.ts',
];

test.each([
  ['apps/api/Dockerfile', api],
  ['apps/api/pdf-renderer.Dockerfile', ['apps/api/src/pdf-renderer/main.ts']],
  ['apps/web/Dockerfile', web],
])('%s copies every file of its programs, and installs what their packages need', (dockerfile, entries) => {
  expect(listMissing(read(dockerfile), entries)).toEqual([]);
});

test('the realm file is in the image of the program that reads it', () => {
  expect(listCopied(read('apps/api/Dockerfile'))).toContain('services/identity/realm');
});

test('a package that the API imports and its Dockerfile forgets is seen', () => {
  const lines = read('apps/api/Dockerfile').split('\n');
  const forgetful = lines.filter((line) => !line.startsWith('COPY packages/fhir-queries')).join('\n');
  const missing = listMissing(forgetful, api);
  expect(missing).toContain('packages/fhir-queries/package.json');
  expect(missing.filter((file) => file.startsWith('packages/fhir-queries/src/')).length).toBeGreaterThan(0);
});

test('the web server has a value for all that its template asks for, and one place for its files', () => {
  const compose = read('deploy/compose/compose.yaml');
  const dockerfile = read('apps/web/Dockerfile');
  const start = read('apps/web/start-nginx.pl');
  const [, root] = /PORTAL_WEB_ROOT=(\S+)/.exec(dockerfile) ?? [];
  expect(dockerfile).toContain(`COPY --from=build /portal/apps/web/dist ${root}\n`);
  expect(compose).not.toContain('PORTAL_WEB_ROOT');
  for (const [, name = ''] of read('apps/web/nginx.conf.template').matchAll(/\$\{(\w+)\}/g))
    expect(`${dockerfile}${compose}${start}`).toMatch(new RegExp(`${name}(=|:|} =)`));
});

test('images start from Debian, Node or PostgreSQL, run without rights or a shell, and say how they are', () => {
  for (const { dockerfile, target } of images) {
    const stages = read(dockerfile).split(/^(?=FROM )/m);
    const names = stages.flatMap((stage) => /^FROM \S+ AS (\S+)/.exec(stage)?.[1] ?? []);
    for (const [, base = ''] of read(dockerfile).matchAll(/^FROM (\S+)/gm))
      expect(['debian:bookworm-slim', 'node:24-slim', 'postgres:15', ...names]).toContain(base);
    const shipped = target ? stages.filter((stage) => stage.includes(` AS ${target}\n`)) : stages.slice(-1);
    expect(shipped).toHaveLength(1);
    expect(read(dockerfile)).toMatch(/^USER (1000:1000|999:999)$/m);
    for (const line of [/^HEALTHCHECK .*\\\n +CMD \["/m, /^ENTRYPOINT \["/m, /image\.title=/])
      expect(shipped[0]).toMatch(line);
  }
});
