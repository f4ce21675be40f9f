import { toLatinDigits } from './format-digits.ts';

/**
 * Whether a text has what was typed, as a Nepali reader would say. The same word is written in many ways: with digits of
 * either script, with or without a nukta and the joiners that a keyboard leaves, आँ or आं, सङ्क्रमण or संक्रमण, short or
 * long i and u. Case and accents of Latin letters do not count either. Nothing typed is found in everything.
 */
export function matchesText(text: string, typed: string): boolean {
  const [inText, wanted] = [foldText(text), foldText(typed).trim()];
  return inText.includes(wanted) || foldNasals(inText).includes(foldNasals(wanted));
}

/** For comparing only; it is not a text to show. */
export function foldText(text: string): string {
  return toLatinDigits(text)
    .normalize('NFD')
    .replaceAll(nuktaAndAccents, '')
    .replaceAll(joiners, '')
    .replaceAll('ँ', 'ं')
    .replaceAll(/[ीूईऊ]/g, (long) => shortVowels.charAt(longVowels.indexOf(long)))
    .toLowerCase();
}

/** Left apart from the rest, so that who has typed अन is still shown अन्त. */
function foldNasals(folded: string): string {
  return folded.replaceAll(nasalBeforeItsKind, 'ं');
}

const nuktaAndAccents = /\u093C|[\u0300-\u036F]/g;
const joiners = /[\u200B-\u200D\uFEFF]/g;
const nasalBeforeItsKind = /ङ्(?=[क-घस-ह])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;
const longVowels = 'ीूईऊ';
const shortVowels = 'िुइउ';
