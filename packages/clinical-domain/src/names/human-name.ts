import type { HumanName } from 'fhir/r4';
import { readTranslated } from '../language/translated-text.ts';

/** Prefix, first given, family, suffix; else the text; else 'Unnamed'. */
export function formatHumanName(name: HumanName | undefined): string {
  const parts = [name?.prefix?.join(' '), name?.given?.[0], name?.family, name?.suffix?.join(' ')];
  const joined = parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return joined || name?.text?.trim() || 'Unnamed';
}

/** The name in Devanagari, where the record has it so. */
export function readNepaliName(name: HumanName | undefined): string | undefined {
  const written = readTranslated(name, 'text', 'ne');
  return written?.language === 'ne' ? written.text : undefined;
}
