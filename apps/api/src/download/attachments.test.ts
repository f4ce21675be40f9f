import type { DiagnosticReport, DocumentReference, Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findAttachments, findData } from './attachments.ts';

const letter: DocumentReference = {
  resourceType: 'DocumentReference',
  id: 'd',
  status: 'current',
  description: 'Letter',
  content: [
    { attachment: { contentType: 'application/pdf', url: 'Binary/b' } },
    { attachment: { contentType: 'text/plain', data: 'aGk=', title: 'note.txt' } },
    { attachment: { contentType: 'text/plain', url: 'https://elsewhere.example/x' } },
  ],
};

test('stored and carried files are found, an address elsewhere is not one', () => {
  expect(findAttachments(letter)).toEqual([
    { from: 'DocumentReference/d', place: 0, binaryId: 'b', contentType: 'application/pdf', title: 'Letter' },
    {
      from: 'DocumentReference/d',
      place: 1,
      binaryId: undefined,
      contentType: 'text/plain',
      title: 'note.txt',
    },
  ]);
  expect(findData(letter, 1)?.toString()).toBe('hi');
  expect(findData(letter, 0)).toBeUndefined();
  expect(findData(letter, 9)).toBeUndefined();
});

test('a report’s file is named after the report; an observation has none', () => {
  const report: DiagnosticReport = {
    resourceType: 'DiagnosticReport',
    id: 'r',
    status: 'final',
    code: { text: 'Lipid Profile' },
    presentedForm: [{ contentType: 'application/pdf', url: 'Binary/p' }],
  };
  expect(findAttachments(report)).toMatchObject([{ binaryId: 'p', title: 'Lipid Profile' }]);
  const weight: Observation = { resourceType: 'Observation', status: 'final', code: { text: 'Weight' } };
  expect(findAttachments(weight)).toEqual([]);
});
