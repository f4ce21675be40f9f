import { setupI18n, type Messages } from '@lingui/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intlLocalesOf, locales, type Locale } from '@portal/ui/i18n/locale.ts';

type Piece = string | [name: string, type?: string, format?: unknown];

const catalogues = import.meta.glob<{ messages: Messages }>(
  ['../**/strings/*.po', '../../../../packages/ui/src/strings/*.po'],
  { eager: true },
);
const folders = [...new Set(Object.keys(catalogues).map((path) => path.replace(/\/strings\/.*/, '')))];
const broken = /undefined|NaN|\[object|\{\w+\}/;

const dates = fc.date({ noInvalidDate: true });
const numbers = fc.oneof(fc.nat(3), fc.nat(), fc.constantFrom(0.5, -1));
const texts = fc.oneof(
  fc.constantFrom('Dr. Anil Shrestha', 'डा. अनिल श्रेष्ठ', '8:30 AM', '१८ नोभेम्बर'),
  numbers,
);

test.each(folders)('F1: every message of %s can be said with any values', (folder) => {
  for (const locale of locales) {
    const i18n = setupI18n();
    const messages = messagesOf(folder, locale);
    i18n.loadAndActivate({ locale, locales: intlLocalesOf(locale), messages });
    for (const [id, message] of Object.entries(messages)) {
      const places = placesOf(message);
      const values = fc.record(Object.fromEntries(places.map(toArbitrary)));
      fc.assert(
        fc.property(values, (given) => {
          const text = i18n._(id, given);
          if (text === '' || text === id || broken.test(text)) throw new Error(`${locale}: “${text}”`);
        }),
        { numRuns: places.length === 0 ? 1 : 20 },
      );
    }
  }
});

test.each(folders)('the Nepali messages of %s have the places and the tags of the English ones', (folder) => {
  const [english, nepali] = [messagesOf(folder, 'en'), messagesOf(folder, 'np')];
  for (const [id, message] of Object.entries(english)) {
    expect(shapeOf(nepali[id] ?? ''), JSON.stringify(message)).toEqual(shapeOf(message));
  }
});

function messagesOf(folder: string, locale: Locale): Messages {
  return catalogues[`${folder}/strings/${locale}.po`]?.messages ?? {};
}

/** The values that a message asks for, each with how it is written; those inside of a plural's cases too. */
function placesOf(message: unknown): [name: string, type: string][] {
  if (!Array.isArray(message)) return [];
  return (message as Piece[]).flatMap((piece) => {
    if (!Array.isArray(piece)) return [];
    const [name, type = 'text', format] = piece;
    const cases = isCases(type) ? Object.values(format as object) : [];
    return [[name, type] as [string, string], ...cases.flatMap(placesOf)];
  });
}

function toArbitrary([name, type]: [string, string]): [string, fc.Arbitrary<unknown>] {
  if (type === 'date' || type === 'time') return [name, dates];
  return [name, type === 'number' || isCases(type) ? numbers : texts];
}

function isCases(type: string): boolean {
  return /^(plural|select|selectordinal)$/.test(type);
}

function shapeOf(message: unknown) {
  const names = [...new Set(placesOf(message).map(([name]) => name))].toSorted();
  const tags = [...new Set(JSON.stringify(message).match(/<\/?\d+\/?>/g))].toSorted();
  return { names, tags };
}
