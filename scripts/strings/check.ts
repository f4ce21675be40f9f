import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { findContradictions, type Entry } from './find-contradictions.ts';
import { findHardCoded } from './find-hard-coded.ts';
import { findOddWords } from './patient-words.ts';

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
const catalogues = globSync(`${sources}/**/strings/np.po`, { cwd: root }).flatMap(readEntries);
const contradictions = findContradictions(catalogues);
const untranslated = catalogues
  .filter(({ translation }) => translation === '')
  .map(({ file, key }) => `“${key}” has no Nepali in ${file}`);
const ofLogin = globSync('services/identity/theme/portal/*/messages/messages_en.properties', {
  cwd: root,
}).flatMap(readProperties);
const oddWords = [...catalogues.map(({ file, key }) => ({ file, text: key })), ...ofLogin].flatMap(
  ({ file, text }) => findOddWords(text).map((why) => `${file} “${text}”: ${why}`),
);

const faults = [...hardCoded, ...contradictions, ...untranslated, ...oddWords];
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

function readProperties(file: string): { file: string; text: string }[] {
  const lines = readFileSync(resolve(root, file), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, value] = /^[^#=]+=(.*)$/.exec(line) ?? [];
    const text = value?.replaceAll(/<[^>]*>/g, ' ').replaceAll('\\n', ' ');
    return text ? [{ file, text }] : [];
  });
}
