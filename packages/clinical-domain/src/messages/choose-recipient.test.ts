import { expect, test } from 'vitest';
import { chooseRecipient, topics, type Known } from './choose-recipient.ts';

const known: Known = {
  reception: 'Organization/clinic',
  partners: ['Organization/clinic', 'Practitioner/anil', 'Practitioner/prabha'],
  prescribers: ['Practitioner/stranger', 'Practitioner/prabha', 'Practitioner/anil', 'Practitioner/anil'],
  reportDoctor: 'Practitioner/prabha',
  lastSeen: 'Practitioner/anil',
};
const none: Known = { ...known, partners: [known.reception] };
const choose = (topic: (typeof topics)[number], more: Partial<Known> = {}) =>
  chooseRecipient(topic, { ...known, ...more });

test('medicines go to who prescribes most of them, results to the doctor of the latest report', () => {
  expect(choose('medicine')).toEqual({ partner: 'Practitioner/anil', why: { kind: 'prescribes', count: 2 } });
  expect(choose('results')).toEqual({ partner: 'Practitioner/prabha', why: { kind: 'report' } });
});

test.each(['medicine', 'results'] as const)(
  '%s: without such a doctor, to whom the patient saw last',
  (topic) => {
    const nobody = { prescribers: ['Practitioner/stranger'], reportDoctor: 'Practitioner/stranger' };
    expect(choose(topic, nobody)).toEqual({ partner: 'Practitioner/anil', why: { kind: 'visit' } });
    expect(choose(topic, { ...nobody, lastSeen: undefined }).partner).toBe(known.reception);
  },
);

test.each(['appointment', 'billing', 'other'] as const)('%s goes to reception', (topic) => {
  expect(choose(topic)).toEqual({ partner: known.reception, why: { kind: 'reception' } });
});

test.each(topics)('%s never goes to somebody whom the patient may not write to', (topic) => {
  expect(chooseRecipient(topic, none)).toEqual({ partner: known.reception, why: { kind: 'reception' } });
});
