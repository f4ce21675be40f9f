import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layers } from './layers.ts';
import { ruleOf } from './rules.ts';

const repository = resolve(import.meta.dirname, '../..');
vi.setConfig({ testTimeout: 60_000 });
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const file of [
    '.dependency-cruiser.mjs',
    'scripts',
    'tsconfig.json',
    'tsconfig.base.json',
    'package.json',
  ]) {
    cpSync(join(repository, file), join(root, file), { recursive: true });
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  write('packages/ui/src/button.tsx', 'export const button = 1;');
  write('apps/web/src/features/dashboard/greeting.tsx', 'export const greeting = 1;');
  write('packages/clinical-domain/src/name.ts', 'export const name = 1;');
  write('packages/test-stack/src/stack.ts', 'export const stack = 1;');
});

afterEach(() => rmSync(root, { recursive: true }));

test('a tree that keeps the directions passes', () => {
  write('apps/web/src/features/bills/bill.tsx', "import '../../../../../packages/ui/src/button.tsx';");
  expect(cruise()).toMatchObject({ status: 0 });
});

test('a layer imports only layers above it: nothing upward, no cycle', () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const { folder, imports } of layers) {
    wrong.push(...imports.filter((path) => !seen.has(path)).map((path) => `${folder} imports ${path}`));
    seen.add(folder);
  }
  expect(wrong).toEqual([]);
});

test('in every folder, one import too many breaks its rule', () => {
  for (const { folder } of layers) write(`${folder}/own.ts`, 'export const own = 1;');
  for (const { folder, imports } of layers) {
    const other = layers.find((layer) => layer.folder !== folder && !imports.includes(layer.folder))?.folder;
    const path = relative(folder, `${other}/own.ts`);
    write(`${folder}/planted.ts`, `import '${path.startsWith('.') ? path : `./${path}`}';`);
  }
  const { output } = cruise();
  expect(layers.map(({ folder }) => ruleOf(folder)).filter((rule) => !output.includes(rule))).toEqual([]);
});

test.each([
  [
    'apps/web/src/features/bills/bill.tsx',
    "import '../dashboard/greeting.tsx';",
    'apps-web-src-features-bills-stands-alone',
  ],
  [
    'apps/web/src/novelty/new.tsx',
    "import '../../../../packages/ui/src/button.tsx';",
    'apps-web-src-novelty-imports',
  ],
  [
    'packages/ui/src/card.tsx',
    "import '../../../apps/web/src/features/dashboard/greeting.tsx';",
    'packages-ui-imports',
  ],
  ['packages/clinical-domain/src/clock.ts', "import 'node:fs';", 'pure-domain'],
  [
    'packages/clinical-domain/src/x.ts',
    "import '../../test-stack/src/stack.ts';",
    'packages-clinical-domain-imports',
  ],
  ['apps/api/src/portal-auth/login.ts', "import 'pg';", 'only-apps-api-src-infra'],
  ['packages/ui/src/gone.tsx', "import './nowhere.tsx';", 'no-unresolved'],
])('%s with %s breaks %s', (file, content, rule) => {
  write(file, content);
  const { status, output } = cruise();
  expect(output).toContain(rule);
  expect(status).not.toBe(0);
});

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

function cruise() {
  const depcruise = join(repository, 'node_modules/.bin/depcruise');
  const run = spawnSync(depcruise, ['--config', '.dependency-cruiser.mjs', 'apps', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status: run.status, output: run.stdout + run.stderr };
}
