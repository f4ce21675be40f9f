import { expect, test } from 'vitest';
import { nepali } from '../language/translated-text.ts';
import type { Doctor } from './doctor.ts';
import { findNearDoctors, searchDoctors } from './search-doctors.ts';
import { specialtyWords } from './specialty-words.ts';

function doctor(name: string, inNepali: string, code: string, specialty: string, translated: string): Doctor {
  const [given = '', family = ''] = name.split(' ');
  return {
    role: {
      resourceType: 'PractitionerRole',
      specialty: [{ coding: [{ code, display: specialty, _display: nepali(translated) }] }],
    },
    practitioner: {
      resourceType: 'Practitioner',
      name: [{ prefix: ['Dr.'], given: [given], family, text: `Dr. ${name}`, _text: nepali(inNepali) }],
    },
  };
}

const kamala = doctor('Kamala Bhattarai', 'डा. कमला भट्टराई', '394579002', 'Cardiology', 'हृदय रोग');
const hari = doctor('Hari Pant', 'डा. हरि पन्त', '394582007', 'Dermatology', 'छाला रोग');
const sita = doctor('Sita Karki', 'डा. सीता कार्की', '394594003', 'Ophthalmology', 'आँखा रोग');
const maya = doctor('Maya Gurung', 'डा. माया गुरुङ', '418960008', 'ENT (Otolaryngology)', 'नाक, कान, घाँटी');
const everybody = [kamala, hari, sita, maya];

test.each([
  ['heart', [kamala]],
  ['HEART', [kamala]],
  ['heart doctor', [kamala]],
  ['Dr. for the heart', [kamala]],
  ['मुटु', [kamala]],
  ['मुटुको डाक्टर', [kamala]],
  ['हृदय', [kamala]],
  ['mutu', [kamala]],
  ['skin', [hari]],
  ['छाला', [hari]],
  ['chhala', [hari]],
  ['eyes', [sita]],
  ['eye', [sita]],
  ['आँखा', [sita]],
  ['आंखा', [sita]],
  ['ankha', [sita]],
  ['ear', [maya]],
  ['कान', [maya]],
  ['cardio', [kamala]],
  ['Dermatology', [hari]],
  ['kamala', [kamala]],
  ['bhatta', [kamala]],
  ['kamala heart', [kamala]],
  ['kamala skin', []],
  ['भट्टराई', [kamala]],
  ['कमला', [kamala]],
  ['सिता', [sita]],
  ['पंत', [hari]],
  ['', everybody],
  ['  dr. ', everybody],
  ['zzz', []],
])('%j finds its doctors', (typed, doctors) => {
  expect(new Set(searchDoctors(everybody, typed).doctors)).toEqual(new Set(doctors));
});

test('the specialty that a word means is told; a name means none', () => {
  expect(searchDoctors(everybody, 'heart').specialties).toEqual(['394579002']);
  expect(searchDoctors(everybody, 'आँखा').specialties).toEqual(['394594003']);
  expect(searchDoctors(everybody, 'xray').specialties).toEqual(['394914008']);
  expect(searchDoctors(everybody, 'kamala').specialties).toEqual([]);
  expect(searchDoctors(everybody, '').specialties).toEqual([]);
});

test('a word that is a letter or two away leads to who may have been meant, at most as many as wanted', () => {
  expect(searchDoctors(everybody, 'kamela').doctors).toEqual([]);
  expect(findNearDoctors(everybody, 'kamela', 3)).toEqual([kamala]);
  expect(findNearDoctors(everybody, 'haert', 3)).toEqual([kamala]);
  expect(findNearDoctors(everybody, 'skinn', 3)).toEqual([hari]);
  expect(findNearDoctors(everybody, 'guroong', 3)).toEqual([maya]);
  expect(findNearDoctors(everybody, 'dentist', 3)).toEqual([]);
  expect(findNearDoctors(everybody, 'eyy', 3)).toEqual([sita]);
  expect(findNearDoctors(everybody, '', 3)).toEqual([]);
  expect(findNearDoctors([kamala, kamala, kamala, kamala], 'kamela', 3)).toHaveLength(3);
});

test('every specialty of the specification has words in both languages, and no word means two of them', () => {
  expect(specialtyWords).toHaveLength(10);
  const all = specialtyWords.flatMap(({ english, nepali: inNepali, inLatinLetters = '' }) => {
    expect(english).toMatch(/^[A-Za-z, -]+$/);
    expect(inNepali).toMatch(/^[\p{Script=Devanagari}, -]+$/u);
    return [english, inNepali, inLatinLetters].join(', ').split(', ').filter(Boolean);
  });
  expect(new Set(all).size).toBe(all.length);
});
