import type { LanguageTag } from './format-locale.ts';
import type { RecordText } from './translated-text.ts';

const perMinute = new Set(['/min', '1/min', 'beats/min', 'breaths/min', 'bpm']);

/** Signs such as mg/dL are the same in every language; what is an English word is said in Nepali. */
export function formatUnit(unit: string, language: LanguageTag): RecordText {
  return language === 'ne' && perMinute.has(unit)
    ? { text: 'प्रति मिनेट', language }
    : { text: unit, language: 'en' };
}
