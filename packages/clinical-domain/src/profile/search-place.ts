import { matchesText } from '../language/search-text.ts';
import type { Place } from './nepal-districts.ts';

/** A place is found by its name in either script, and in Latin letters however Nepali sounds are spelled with them. */
export function matchesPlace({ en, ne }: Place, typed: string): boolean {
  return matchesText(en, typed) || matchesText(ne, typed) || matchesText(foldRoman(en), foldRoman(typed));
}

/** Baneshwor and Baneswar, Bheemdatta and Bhimdatta, Birgunj and Virgunj; for comparing only. */
function foldRoman(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll(/oo|ou/g, 'u')
    .replaceAll(/[vw]/g, 'b')
    .replaceAll('chh', 'ch')
    .replaceAll('sh', 's')
    .replaceAll('ph', 'f')
    .replaceAll('z', 'j');
}
