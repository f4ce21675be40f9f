import type { Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findNames, withoutReferences } from './without-references.ts';

const hidden = new Set(['Condition/h', 'Observation/h', 'Binary/h']);
const show = (resource: object) => withoutReferences(resource as Resource, (name) => hidden.has(name));
const seen = { reference: 'Observation/s', display: 'seen' };
const secret = { reference: 'Observation/h', display: 'secret' };

test('nothing is copied where nothing is hidden', () => {
  const resource = { resourceType: 'Observation', id: '1', text: { div: 'x' }, hasMember: [seen] };
  expect(show(resource)).toBe(resource);
});

test.each([
  ['a list', { result: [seen, secret] }, { result: [seen] }],
  ['a list of one', { result: [secret] }, {}],
  ['one element', { encounter: secret, status: 'final' }, { status: 'final' }],
  [
    'a whole address',
    { result: [{ reference: 'https://h.example/fhir/Observation/h', display: 'secret' }] },
    {},
  ],
  ['a version', { result: [{ ...secret, reference: 'Observation/h/_history/3' }] }, {}],
  [
    'the item that is about it',
    { entry: [{ item: secret, flag: { text: 'secret' } }, { item: seen }] },
    { entry: [{ item: seen }] },
  ],
  ['a diagnosis', { diagnosis: [{ condition: { reference: 'Condition/h' }, rank: 1 }] }, {}],
  ['an author only', { note: [{ authorReference: secret, text: 'words' }] }, { note: [{ text: 'words' }] }],
  ['an extension', { extension: [{ url: 'urn:x', valueReference: secret }] }, {}],
  ['a file', { content: [{ attachment: { url: 'Binary/h', title: 'secret' } }] }, {}],
  [
    'a place beside a primitive',
    { given: ['a', 'b'], _given: [{ extension: [{ url: 'u', valueReference: secret }] }, null] },
    { given: ['a', 'b'], _given: [null, null] },
  ],
  [
    'a part',
    {
      contained: [
        { resourceType: 'Condition', id: 'p', evidence: [{ detail: [secret] }], text: { div: 'secret' } },
      ],
    },
    { contained: [{ resourceType: 'Condition', id: 'p' }] },
  ],
  [
    'a part that was never true',
    {
      contained: [{ resourceType: 'Observation', id: 'p', status: 'entered-in-error' }],
      result: [{ reference: '#p', display: 'secret' }, seen],
    },
    { result: [seen] },
  ],
])('what is hidden leaves no trace in %s', (_, elements, left) => {
  const resource = { resourceType: 'DiagnosticReport', id: '1', text: { div: 'secret' }, ...elements };
  expect(show(resource)).toEqual({ resourceType: 'DiagnosticReport', id: '1', ...left });
});

test('what a resource refers to is found wherever it stands', () => {
  const names = findNames({
    subject: { reference: 'Patient/1' },
    item: [{ answer: [{ valueReference: { reference: 'https://h.example/fhir/Task/2/_history/1' } }] }],
    content: [{ attachment: { url: 'Binary/3' } }],
    contained: [{ basedOn: [{ reference: '#4' }, { reference: 'urn:uuid:5' }] }],
  });
  expect([...names]).toEqual(['Patient/1', 'Task/2', 'Binary/3']);
});

test.each(
  [
    'actor',
    'attachment',
    'chargeItemReference',
    'condition',
    'contentAttachment',
    'contentReference',
    'coverage',
    'individual',
    'item',
    'itemReference',
    'link',
    'other',
    'valueAttachment',
    'valueReference',
  ].map((name) => [name]),
)('an item that is about a hidden %s goes whole', (name) => {
  const resource = { resourceType: 'X', id: '1', part: [{ [name]: secret, role: 'told' }] };
  expect(show(resource)).toEqual({ resourceType: 'X', id: '1' });
});

test('an item that keeps no more than its id goes too', () => {
  expect(show({ resourceType: 'X', part: [{ id: 'p', author: secret }, { id: 'q' }] })).toEqual({
    resourceType: 'X',
    part: [{ id: 'q' }],
  });
});

test('a part that is withheld goes, and nothing of a part that is not', () => {
  const meta = { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }] };
  const open = { resourceType: 'Observation', id: 'q', text: { div: 'told' } };
  const resource = {
    resourceType: 'DiagnosticReport',
    contained: [{ resourceType: 'Observation', id: 'p', meta }, open],
    result: [{ reference: '#p' }, { reference: '#q' }],
  };
  expect(show(resource)).toEqual({
    resourceType: 'DiagnosticReport',
    contained: [open],
    result: [{ reference: '#q' }],
  });
});

test('an address that is no file of ours is left alone', () => {
  const resource = {
    resourceType: 'X',
    part: [{ url: 'https://h.example/Binary/h' }, { url: 1 }, { reference: 1 }],
  };
  expect(show(resource)).toBe(resource);
  expect([...findNames([resource, null, 'x'])]).toEqual([]);
});

test('a notification about what is hidden says nothing any more; any other message keeps its words', () => {
  const about = [{ reference: 'Observation/h' }];
  const notification = (code: string) => ({
    resourceType: 'Communication',
    category: [{ coding: [{ code }] }],
    about,
    topic: { text: 'A new result' },
    payload: [{ contentString: 'Your result is here' }],
  });
  const withdrawn = show(notification('notification'));
  expect(JSON.stringify(withdrawn)).not.toMatch(/result|about/);
  expect(withdrawn).toMatchObject({
    topic: { text: 'No longer available', _text: { extension: [{}] } },
    payload: [{ contentString: 'This notification is out of date.', _contentString: { extension: [{}] } }],
  });
  const { about: _about, ...message } = notification('message');
  expect(show(notification('message'))).toEqual(message);
  const task = { ...notification('notification'), resourceType: 'Task' };
  expect(show(task)).toMatchObject({ topic: { text: 'A new result' } });
  const stillAbout = { ...notification('notification'), about: [seen], basedOn: [secret] };
  expect(show(stillAbout)).toMatchObject({ topic: { text: 'A new result' } });
});
