import type { Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import type { Change } from './change.ts';
import { findData, findFiles } from './find-files.ts';
import { findNewParts } from './find-new-parts.ts';
import { nameMedicine } from './name-medicine.ts';
import { listNewContacts } from './new-contacts.ts';

test('files are found wherever they lie, and data wherever they travel', () => {
  const body = {
    content: [{ attachment: { url: 'Binary/1', data: 'YQ==' } }, { attachment: { url: 'urn:x', data: 1 } }],
    photo: { url: 'Binary/2', extension: [{ url: 'https://h.example/Binary/3' }] },
    data: 'Yg==',
    note: null,
  };
  expect(findFiles(body)).toEqual(['Binary/1', 'Binary/2']);
  expect(findData(body)).toEqual(['YQ==', 'Yg==']);
  expect([findFiles({ url: 1 }), findData('x')]).toEqual([[], []]);
});

test('of a list what is not stored already is new; of anything else the whole', () => {
  const before = { telecom: [{ value: '1' }], name: 'a' } as unknown as Resource;
  const changed = { telecom: [{ value: '1' }, { value: '2' }], name: 'b', address: [{ text: 'c' }] };
  expect(findNewParts({ changed, before })).toEqual({ ...changed, telecom: [{ value: '2' }] });
  expect(findNewParts({ changed, before: undefined })).toEqual(changed);
  expect(findNewParts({ changed: { name: ['x'] }, before })).toEqual({ name: ['x'] });
});

test('new contacts are those of the Patient that were not there, however they are written', () => {
  const patient = (...emails: string[]) =>
    ({ resourceType: 'Patient', telecom: emails.map((value) => ({ system: 'email', value })) }) as Resource;
  const added = (type: string, before: Resource | undefined, after: Resource) =>
    listNewContacts([{ type, before, after }]).map(({ value }) => value);
  expect(added('Patient', patient('a@x.np'), patient('A@x.np', 'b@x.np'))).toEqual(['b@x.np']);
  expect(added('Patient', undefined, patient('a@x.np'))).toEqual(['a@x.np']);
  expect(added('Practitioner', undefined, patient('a@x.np'))).toEqual([]);
});

test('a new dose has the name of the medicine that its order has', () => {
  const medicationCodeableConcept = { text: 'Metformin 500 mg' };
  const order = (id: string, more: object) =>
    ({ resourceType: 'MedicationRequest', id, ...more }) as Resource;
  const dose = {
    type: 'MedicationAdministration',
    before: undefined,
    after: {
      resourceType: 'MedicationAdministration',
      medicationCodeableConcept: { text: 'Poison' },
      request: { reference: 'MedicationRequest/1' },
    },
  } as unknown as Change;
  const named = (change: Change, ...known: Resource[]) =>
    (nameMedicine(change, known).after as { medicationCodeableConcept?: object }).medicationCodeableConcept;
  const other = order('2', { medicationCodeableConcept: { text: 'Insulin' } });
  expect(named(dose, other, order('1', { medicationCodeableConcept }))).toEqual(medicationCodeableConcept);
  expect(named(dose, order('1', { medicationReference: { display: 'Syrup' } }))).toEqual({ text: 'Syrup' });
  expect(named(dose, order('1', {}))).toEqual({ text: 'Medicine' });
  const task = { ...order('1', { medicationCodeableConcept }), resourceType: 'Task' } as Resource;
  expect(nameMedicine(dose, [other, task])).toBe(dose);
  const { request: _request, ...unordered } = dose.after as Resource & { request: object };
  expect(nameMedicine({ ...dose, after: unordered }, [other]).after).toEqual(unordered);
  const corrected = { ...dose, before: dose.after };
  expect(nameMedicine(corrected, [order('1', {})])).toBe(corrected);
  const message = { ...dose, type: 'Communication' };
  expect(nameMedicine(message, [order('1', {})])).toBe(message);
});
