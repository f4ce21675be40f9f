import type { AllergyIntolerance } from 'fhir/r4';
import { expect, test } from 'vitest';
import { sortAllergies } from './sort-allergies.ts';

const status = (code: string) => ({ coding: [{ code }] });
const allergy = (id: string, more: Partial<AllergyIntolerance> = {}): AllergyIntolerance => ({
  resourceType: 'AllergyIntolerance',
  id,
  clinicalStatus: status('active'),
  patient: {},
  ...more,
});
const idsOf = (all: AllergyIntolerance[]) => {
  const { severe, other, former } = sortAllergies(all);
  return [severe, other, former].map((some) => some.map(({ id }) => id));
};

test.each([
  ['criticality', { criticality: 'high' as const }],
  ['a reaction', { reaction: [{ manifestation: [], severity: 'severe' as const }] }],
])('severe by %s', (_by, more) => {
  expect(idsOf([allergy('nuts'), allergy('penicillin', more)])).toEqual([['penicillin'], ['nuts'], []]);
});

test('what is over is former, however severe it was', () => {
  const over = { clinicalStatus: status('resolved'), criticality: 'high' as const };
  expect(idsOf([allergy('pollen', over), allergy('cats', { clinicalStatus: status('inactive') })])).toEqual([
    [],
    [],
    ['pollen', 'cats'],
  ]);
});

test.each(['refuted', 'entered-in-error'])('%s: none', (code) => {
  expect(idsOf([allergy('nuts', { verificationStatus: status(code) })])).toEqual([[], [], []]);
});

test('without a status it counts', () => {
  const { clinicalStatus: _, ...bare } = allergy('nuts');
  expect(idsOf([bare])).toEqual([[], ['nuts'], []]);
});
