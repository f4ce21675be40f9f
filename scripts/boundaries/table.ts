import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { layers } from './layers.ts';

/** Writes the table of folders into docs/architecture.md. With `--check` it only says whether it is up to date. */
const file = 'docs/architecture.md';
const [start, end] = ['<!-- folders: npm run boundaries:table -->', '<!-- end of folders -->'];

const rows = layers.map(({ folder, holds, imports }) => {
  const names = imports.map((path) => path.split('/').at(-1));
  return `| \`${folder}\` | ${holds} | ${names.join(', ') || 'nothing'} |`;
});
const table = ['| folder | holds | may import |', '|---|---|---|', ...rows].join('\n');
const text = readFileSync(file, 'utf8');
const [before, rest = ''] = text.split(start);
const after = rest.split(end)[1];
if (before === undefined || after === undefined) throw new Error(`${file} must hold ${start} and ${end}.`);
const options = { ...(await resolveConfig(file)), filepath: file };
const next = await format(`${before}${start}\n\n${table}\n\n${end}${after}`, options);

if (next === text) process.exit(0);
if (process.argv.includes('--check')) {
  console.error(`${file} does not list the folders as they are: run npm run boundaries:table.`);
  process.exit(1);
}
writeFileSync(file, next);
