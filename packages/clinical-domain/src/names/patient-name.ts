import type { HumanName } from 'fhir/r4';
import type { LanguageTag } from '../language/format-locale.ts';
import { formatHumanName, readNepaliName } from './human-name.ts';

const devanagari = /\p{Script=Devanagari}/u;

/**
 * The patient's name as the interface's language writes it, else as the record has it. FHIR R4 says nothing of scripts but
 * for Japanese names (`iso21090-EN-representation`). So the name in Nepali is the translation of HumanName.text, as we write
 * it, or else a further HumanName in Devanagari, as other software writes it.
 */
export function nameIn(language: LanguageTag, names: readonly HumanName[] = []): string {
  const nepali = language === 'ne' ? findNepaliName(names) : undefined;
  const now = namesOfNow(names);
  return nepali ?? formatHumanName(now.find((name) => !isInDevanagari(name)) ?? now[0] ?? names[0]);
}

/** The name in Devanagari, where the record has it so. */
export function findNepaliName(names: readonly HumanName[] = []): string | undefined {
  const now = namesOfNow(names);
  const translated = now.map(readNepaliName).find((name) => name !== undefined);
  const written = now.find(isInDevanagari);
  return translated ?? (written && formatHumanName(written));
}

export function isInDevanagari(name: HumanName): boolean {
  return devanagari.test(formatHumanName(name));
}

export function namesOfNow(names: readonly HumanName[]): HumanName[] {
  return names.filter(({ use }) => use !== 'old' && use !== 'maiden');
}
