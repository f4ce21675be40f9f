import type { Practitioner } from 'fhir/r4';
import type { LanguageTag } from '../language/format-locale.ts';
import { formatHumanName } from './human-name.ts';
import { pickTranslation } from '../language/translated-text.ts';

export function formatPractitionerName({ name }: Practitioner, language: LanguageTag): string {
  const [official] = name ?? [];
  const translated = pickTranslation(official, 'text', language);
  return language !== 'en' && translated && translated !== official?.text
    ? translated
    : formatHumanName(official);
}
