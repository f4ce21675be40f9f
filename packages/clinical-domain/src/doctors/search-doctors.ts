import { foldText, matchesText } from '../language/search-text.ts';
import { formatPractitionerName } from '../names/practitioner-name.ts';
import { findSpecialtyCode, formatSpecialty, type Doctor } from './doctor.ts';
import { specialtyWords } from './specialty-words.ts';

/** Said around what somebody looks for. */
const fillers = new Set(
  ['dr', 'doctor', 'specialist', 'a', 'for', 'of', 'the', 'my', 'daktar', 'ko'].concat(
    ['डा', 'डाक्टर', 'डक्टर', 'चिकित्सक', 'विशेषज्ञ', 'को', 'रोग'].map(foldText),
  ),
);

type Found = {
  doctors: Doctor[];
  /** The specialties that the words mean, by their code; none where a name was typed. */
  specialties: string[];
};

/** The doctors whose names or specialties have every word that was typed, in whichever language it was typed. */
export function searchDoctors(doctors: readonly Doctor[], typed: string): Found {
  const words = readWords(typed);
  return {
    doctors: doctors.filter((doctor) =>
      words.every((word) => isNamed(doctor, word) || isMeant(findSpecialtyCode(doctor), word)),
    ),
    specialties: specialtyWords
      .filter(({ code }) => words.length > 0 && words.every((word) => isMeant(code, word)))
      .map(({ code }) => code),
  };
}

/** Who may have been meant where nobody was found: names and words that differ by a letter or two, the nearest first. */
export function findNearDoctors(doctors: readonly Doctor[], typed: string, count: number): Doctor[] {
  const words = readWords(typed).filter((word) => word.length > 2);
  return doctors
    .map((doctor) => ({ doctor, edits: Math.min(...words.map((word) => editsTo(doctor, word))) }))
    .filter(({ edits }) => edits < Infinity)
    .toSorted((one, other) => one.edits - other.edits)
    .slice(0, count)
    .map(({ doctor }) => doctor);
}

function readWords(typed: string): string[] {
  return split(typed).filter((word) => !fillers.has(word));
}

const split = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

function namesOf(doctor: Doctor): string[] {
  return (['en', 'ne'] as const).flatMap((language) => [
    formatPractitionerName(doctor.practitioner, language),
    formatSpecialty(doctor, language) ?? '',
  ]);
}

function isNamed(doctor: Doctor, word: string): boolean {
  return namesOf(doctor).some((name) => matchesText(name, word));
}

function isMeant(code: string | undefined, word: string): boolean {
  return listKnownWords(code).some((known) => isSameWord(known, word));
}

const wordsByCode = new Map(
  specialtyWords.map(({ code, ...languages }) => [code, Object.values(languages).flatMap(split)]),
);
const listKnownWords = (code: string | undefined) => wordsByCode.get(code ?? '') ?? [];

/** The beginning of a word is enough. Nepali writes “of” and “in” onto the word (मुटुको), English an s. */
function isSameWord(known: string, word: string): boolean {
  if (word.length < 2) return false;
  const isNepali = /\p{Script=Devanagari}/u.test(known);
  return known.startsWith(word) || (isNepali ? word.startsWith(known) : word === `${known}s`);
}

/** To the nearest of the doctor's words; Infinity where even that is another word. */
function editsTo(doctor: Doctor, word: string): number {
  const names = namesOf(doctor)
    .flatMap(split)
    .filter((name) => !fillers.has(name));
  const edits = Math.min(
    ...[...names, ...listKnownWords(findSpecialtyCode(doctor))].map((known) => countEdits(known, word)),
  );
  return edits <= (word.length > 5 ? 2 : 1) ? edits : Infinity;
}

/** Letters to add, leave out, change, or swap with the next (optimal string alignment). */
function countEdits(from: string, to: string): number {
  let [before, row]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = from[line - 1] === to[at - 1];
      const isSwapped = line > 1 && at > 1 && from[line - 1] === to[at - 2] && from[line - 2] === to[at - 1];
      next.push(
        Math.min(
          (row?.[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (row?.[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before?.[at - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row?.[to.length] ?? 0;
}
