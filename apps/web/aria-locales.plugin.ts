import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const unusedStrings = /node_modules\/react-(aria|stately)\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;
const dictionary = /node_modules\/react-(aria|stately)\/dist\/private\/(\w+)\/intlStrings\.mjs$/;
const displayNames = /node_modules\/react-aria\/dist\/private\/datepicker\/useDisplayNames\.mjs$/;
const calendarPart = /node_modules\/react-aria\/dist\/private\/calendar\/\w+\.mjs$/;

const nepaliStrings = fileURLToPath(new URL('../../packages/ui/src/aria-strings.ts', import.meta.url));
const calendarStrings = fileURLToPath(
  new URL('../../packages/ui/src/aria-calendar-strings.ts', import.meta.url),
);
const inNepali: Record<string, string> = {
  'aria calendar': 'calendar',
  'aria combobox': 'combobox',
  'aria datepicker': 'datepicker',
  'aria overlays': 'overlays',
  'aria spinbutton': 'spinbutton',
  'stately datepicker': 'dateErrors',
};

/**
 * React-aria carries its few spoken strings in 34 languages, and Nepali is not among them: of theirs only the English
 * ones ship, and ours are added under the very name by which AriaLocale asks for Nepali. What it says of a calendar's
 * days is ours in both languages, because Intl knows neither Nepali nor Bikram Sambat.
 */
export function ariaLocales(): Plugin {
  return {
    name: 'aria-locales',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './utils.mjs' && importer && calendarPart.test(importer) ? calendarStrings : undefined,
    load: (id) => (unusedStrings.test(id) ? 'export default {}' : undefined),
    transform(code, id) {
      if (displayNames.test(id))
        return replaceOnce(code, 'try {', "try { if (locale.endsWith('nu-deva')) throw 0;");
      const [, part, folder] = dictionary.exec(id) ?? [];
      const strings = inNepali[`${part} ${folder}`];
      if (strings === undefined) return undefined;
      const [, name] = /export \{(\S+) as default\}/.exec(code) ?? [];
      if (!name) throw new Error(`${id} has no default export to add Nepali to.`);
      return `import { ariaNepali, ${strings} as nepali } from ${JSON.stringify(nepaliStrings)};\n${code}\n${name}[ariaNepali] = nepali;\n`;
    },
  };
}

function replaceOnce(code: string, from: string, to: string): string {
  if (code.split(from).length !== 2) throw new Error(`react-aria has changed: “${from}” is not there once.`);
  return code.replace(from, to);
}
