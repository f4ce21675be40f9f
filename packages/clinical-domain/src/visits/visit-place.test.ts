import * as fc from 'fast-check';
import type { Appointment, Reference } from 'fhir/r4';
import { expect, test } from 'vitest';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { nepali } from '../language/translated-text.ts';
import { findVisitLocationId, findVisitPlace } from './visit-place.ts';

const main = {
  reference: 'Location/main',
  display: 'Main Hospital, Kathmandu',
  _display: nepali('मुख्य अस्पताल, काठमाडौँ'),
};
const visit = (more: Partial<Appointment> = {}): Appointment => ({
  resourceType: 'Appointment',
  status: 'booked',
  participant: [],
  ...more,
});
const ofMode = (code: string): Partial<Appointment> => ({
  serviceType: [{ coding: [{ system: systemUris.visitMode, code }] }],
});
const inPerson = (text: string | undefined) => ({
  mode: 'in-person',
  name: text === undefined ? undefined : { text, language: 'en' },
});

test('A3: a video visit has no place, whatever its record names', () => {
  const place = fc.record({
    reference: fc.constantFrom('Location/main', 'Organization/238488', 'Appointment/1'),
    display: fc.string(),
  });
  fc.assert(
    fc.property(fc.array(place), fc.array(place), (supportingInformation, actors) => {
      const participant = actors.map((actor) => ({ actor, status: 'accepted' as const }));
      const video = visit({ ...ofMode('video'), supportingInformation, participant });
      expect(findVisitPlace(video, 'en')).toEqual({ mode: 'video' });
      expect(findVisitLocationId(video)).toBeUndefined();
    }),
  );
});

test.each<[string, Reference[], string | undefined]>([
  ['its location', [main], 'Main Hospital, Kathmandu'],
  [
    'its location before its organization',
    [{ reference: 'Organization/238488', display: 'Himal' }, main],
    'Main Hospital, Kathmandu',
  ],
  ['its organization', [{ reference: 'Organization/238488', display: 'Himal' }], 'Himal'],
  ['a name alone', [{ display: 'Patan Clinic' }], 'Patan Clinic'],
  [
    'an organization where the location has no name',
    [{ reference: 'Location/x' }, { reference: 'Organization/238488', display: 'Himal' }],
    'Himal',
  ],
  ['nothing but a letter', [{ reference: 'DocumentReference/1', display: 'Referral of Dr. Rai' }], undefined],
  ['nothing', [], undefined],
])('a visit in person that names %s', (_, supportingInformation, name) => {
  for (const mode of [{}, ofMode('in-person')])
    expect(findVisitPlace(visit({ ...mode, supportingInformation }), 'en')).toEqual(inPerson(name));
});

test('a place among the participants counts, and is named in the patient’s language', () => {
  const standard = visit({ participant: [{ actor: main, status: 'accepted' }] });
  expect(findVisitPlace(standard, 'en')).toEqual(inPerson('Main Hospital, Kathmandu'));
  expect(findVisitPlace(standard, 'ne')).toEqual({
    mode: 'in-person',
    name: { text: 'मुख्य अस्पताल, काठमाडौँ', language: 'ne' },
  });
  expect(findVisitLocationId(standard)).toBe('main');
});
