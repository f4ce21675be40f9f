import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');

type Component = { name: string; purl: string; hashes?: object[] };

test('the inventory names every library that ships, each with its checksum, and no tool', () => {
  const text = execFileSync('npm', ['run', '-s', 'sbom'], { cwd: repository, encoding: 'utf8' });
  const { components } = JSON.parse(text) as { components: Component[] };
  const [own, others] = [true, false].map((isOwn) =>
    components.filter(({ purl }) => purl.includes('%40portal/') === isOwn),
  );
  expect(own).toHaveLength(8);
  expect(others?.filter(({ hashes }) => !hashes?.length)).toEqual([]);
  const names = others?.map(({ purl }) => purl.replace(/^pkg:npm\/|@[^@]+$/g, ''));
  expect(names).toEqual(expect.arrayContaining(['fastify', 'jose', 'pg', 'react', 'undici']));
  expect(names).not.toContain('vitest');
});
