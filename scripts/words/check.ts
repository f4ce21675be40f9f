import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { findContradictions, type Entry } from './find-contradictions.ts';
import { findHardCoded } from './find-hard-coded.ts';

const root = resolve(import.meta.dirname, '../..');
const source = resolve(root, 'apps/web/src');

/** The gallery is for those who build the portal. */
const components = globSync(`${source}/{app,features,ui}/**/*.tsx`).filter(
  (file) => !/\.test\.tsx$|\/gallery/.test(relative(source, file)),
);
const hardCoded = components.flatMap((file) =>
  findHardCoded(file, readFileSync(file, 'utf8')).map(
    ({ line, text }) => `${relative(root, file)}:${line} “${text}” is in no catalogue`,
  ),
);
const contradictions = findContradictions(globSync(`${source}/**/strings/np.po`).flatMap(readEntries));

const faults = [...hardCoded, ...contradictions];
for (const fault of faults) console.error(fault);
console.log(`${components.length} components: ${faults.length} faults in their words`);
process.exitCode = faults.length > 0 ? 1 : 0;

function readEntries(file: string): Entry[] {
  const blocks = readFileSync(file, 'utf8').split(/\n\n+/);
  return blocks.flatMap((block) => {
    const [context, id, translation] = ['msgctxt', 'msgid', 'msgstr'].map((name) => readField(block, name));
    return id
      ? [
          {
            file: relative(source, file),
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
