import { i18n, type Messages } from '@lingui/core';
import { loadChosenDates } from '@portal/ui/i18n/day-view.ts';
import { intlLocalesOf, languageTagOf, type Locale } from '@portal/ui/i18n/locale.ts';

/** A folder that keeps words of its own. */
export type StringsOf = 'app' | 'ui' | `features/${string}`;

const ui = '../../../../packages/ui/src';
const catalogues = import.meta.glob<{ messages: Messages }>([
  '../**/strings/*.po',
  '../../../../packages/ui/src/strings/*.po',
]);
const folders = new Set<StringsOf>(['app', 'ui']);
const started = Promise.withResolvers<void>();
let wanted: Locale = 'en';

/**
 * Loads, in that language, the words of all that was opened so far and the calendar of its dates, then shows them. If that fails the language stays; at
 * the start there is none to stay with, and a feature without its words fails alone, where they are loaded with its code.
 */
export async function showLanguage(locale: Locale): Promise<void> {
  const before = wanted;
  wanted = locale;
  started.resolve();
  try {
    const isStart = i18n.locale === '';
    await Promise.all([
      loadChosenDates(languageTagOf(locale)).catch(() => undefined),
      ...Array.from(folders, async (folder) => {
        const loaded = load(folder, locale);
        await (isStart && folder.startsWith('features/') ? loaded.catch(() => undefined) : loaded);
      }),
    ]);
  } catch (error) {
    if (wanted === locale) wanted = before;
    throw error;
  }
  if (wanted !== locale) return;
  document.documentElement.lang = languageTagOf(locale);
  i18n.activate(locale, intlLocalesOf(locale));
}

/** A feature's words come with its code. */
export async function loadStrings(folder: StringsOf): Promise<void> {
  folders.add(folder);
  await started.promise;
  const needed = new Set([wanted, (i18n.locale || wanted) as Locale]);
  await Promise.all(Array.from(needed, (locale) => load(folder, locale)));
}

async function load(folder: StringsOf, locale: Locale): Promise<void> {
  const find = catalogues[`${folder === 'ui' ? ui : `../${folder}`}/strings/${locale}.po`];
  if (!find) return;
  const { messages } = await find();
  i18n.load(locale, await forEyes(messages));
}

/** A check for words that are left out or cut off: localStorage pseudo-words = on. */
async function forEyes(messages: Messages): Promise<Messages> {
  if (!isPseudo) return messages;
  const { toPseudoLocale } = await import('./pseudo-strings.ts');
  return toPseudoLocale(messages);
}

const isPseudo = readFlag('pseudo-words');

function readFlag(name: string): boolean {
  try {
    return localStorage.getItem(name) === 'on';
  } catch {
    return false;
  }
}
