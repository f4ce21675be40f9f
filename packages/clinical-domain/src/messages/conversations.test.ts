import type { Communication } from 'fhir/r4';
import { expect, test } from 'vitest';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { countUnread, listConversations } from './conversations.ts';
import { kindOf, readMessage } from './message.ts';
import { threadId } from './thread-id.ts';

const patient = { reference: 'Patient/p' };
const anil = { reference: 'Practitioner/anil', display: 'Dr. Anil Shrestha' };
const prabha = { reference: 'Practitioner/prabha' };
const kind = (code: string) => [{ coding: [{ system: systemUris.communicationKind, code }] }];

const thread = (id: string, doctor: object, more: Partial<Communication> = {}): Communication => ({
  resourceType: 'Communication',
  id,
  status: 'in-progress',
  category: kind('thread'),
  subject: patient,
  recipient: [patient, doctor],
  ...more,
});
const message = (id: string, at: string, more: Partial<Communication> = {}): Communication => ({
  resourceType: 'Communication',
  id,
  status: 'completed',
  category: kind('message'),
  subject: patient,
  sender: anil,
  recipient: [patient],
  sent: `2026-11-18T${at}:00+05:45`,
  payload: [{ contentString: id }],
  ...more,
});
const mine = { sender: patient, recipient: [anil] };

test('one conversation for each partner, the latest first, with its last message and what is unread', () => {
  const found = listConversations(
    [
      thread('t1', anil),
      thread('t2', anil),
      thread('t3', prabha),
      message('a', '09:00', { partOf: [{ reference: 'Communication/t1' }], ...mine }),
      message('b', '09:10', { partOf: [{ reference: 'Communication/t2' }] }),
      message('c', '09:20', { sender: prabha, received: '2026-11-18T10:00:00Z' }),
    ],
    'p',
  );
  expect(found.map(({ partner, threadIds, last, unread }) => [partner, threadIds, last?.id, unread])).toEqual(
    [
      ['Practitioner/prabha', ['t3'], 'c', 0],
      ['Practitioner/anil', ['t1', 't2'], 'b', 1],
    ],
  );
  expect([found[1]?.partnerName, countUnread(found)]).toEqual(['Dr. Anil Shrestha', 1]);
});

test('a message without thread and kind, as the specification’s sample has it, is one', () => {
  const { category: _kind, ...plain } = message('a', '09:00', mine);
  expect(kindOf(plain)).toBe('message');
  expect(readMessage(plain, 'p', [])).toMatchObject({
    partner: 'Practitioner/anil',
    isMine: true,
    text: 'a',
    at: Date.parse('2026-11-18T03:15:00Z'),
  });
});

test.each<[string, Partial<Communication>]>([
  ['between two doctors', { recipient: [prabha] }],
  ['from nobody', { sender: undefined }],
  ['from the patient to themself', { sender: patient, recipient: [patient] }],
  ['still being written', { status: 'preparation' }],
  ['entered in error', { status: 'entered-in-error' }],
  ['that is a notification', { category: [{ coding: [{ code: 'notification' }] }] }],
  ['without an id', { id: undefined }],
])('one %s is left out', (_what, more) => {
  expect(listConversations([message('a', '09:00', more)], 'p')).toEqual([]);
});

test('files are read as attachment and as reference', () => {
  const payload = [
    { contentString: 'look' },
    { contentAttachment: { contentType: 'image/png', data: 'AA==', title: 'a.png' } },
    { contentReference: { reference: 'Binary/b', display: 'b.pdf' } },
    { contentReference: {} },
  ];
  expect(readMessage(message('a', '09:00', { payload }), 'p', [])).toMatchObject({
    text: 'look',
    files: [{ title: 'a.png' }, { url: 'Binary/b', title: 'b.pdf' }],
  });
});

test('two devices begin the same thread; another partner is another one', async () => {
  const one = await threadId('p', 'Practitioner/anil');
  expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await threadId('p', 'Practitioner/anil')).toBe(one);
  expect(await threadId('p', 'Practitioner/prabha')).not.toBe(one);
});
