import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { findContradictions, type Entry } from './find-contradictions.ts';
import { findHardCoded } from './find-hard-coded.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = '{apps/web,packages/ui}/src';

/** The gallery is for those who build the portal. */
const components = globSync(`${sources}/**/*.tsx`, { cwd: root })
  .filter((file) => !/\.test\.tsx$|\/gallery/.test(file))
  .map((file) => resolve(root, file));
const hardCoded = components.flatMap((file) =>
  findHardCoded(file, readFileSync(file, 'utf8')).map(
    ({ line, text }) => `${relative(root, file)}:${line} “${text}” is in no catalogue`,
  ),
);
const contradictions = findContradictions(
  globSync(`${sources}/**/strings/np.po`, { cwd: root }).flatMap(readEntries),
);

const faults = [...hardCoded, ...contradictions];
for (const fault of faults) console.error(fault);
console.log(`${components.length} components: ${faults.length} faults in their words`);
process.exitCode = faults.length > 0 ? 1 : 0;

function readEntries(file: string): Entry[] {
  const blocks = readFileSync(resolve(root, file), 'utf8').split(/\n\n+/);
  return blocks.flatMap((block) => {
    const [context, id, translation] = ['msgctxt', 'msgid', 'msgstr'].map((name) => readField(block, name));
    return id
      ? [
          {
            file,
            key: context ? `${context}: ${id}` : id,
            translation: translation ?? '',
          },
        ]
      : [];
  });
}

/** A field's text may stand on several lines of quotes. */
function readField(block: string, name: string): string | undefined {
  const lines = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(`${block}\n`)?.[1];
  return lines?.replaceAll(/^"|"$|"\n"/gm, '').trim();
}
