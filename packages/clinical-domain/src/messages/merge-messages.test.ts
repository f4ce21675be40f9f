import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeEarlier, mergeNewest, sortMessages, type Stretch } from './merge-messages.ts';
import type { Message } from './message.ts';

const message = (number: number, more: Partial<Message> = {}): Message => ({
  id: String(number).padStart(5, '0'),
  partner: 'Practitioner/x',
  isMine: false,
  at: number * 1000,
  isRead: false,
  text: '',
  files: [],
  ...more,
});
const upTo = (count: number) => Array.from({ length: count }, (_, number) => message(number));

/** What the server answers: the newest of those before a moment. */
function ask(all: Message[], size: number, before = Infinity): Stretch {
  const older = all.filter(({ at }) => at <= before);
  return { messages: older.slice(-size).toReversed(), hasEarlier: older.length > size };
}

test('the same message twice is one, and the later word on it stands', () => {
  const sorted = sortMessages([message(2), message(1), message(2, { isRead: true })]);
  expect(sorted.map(({ id, isRead }) => [id, isRead])).toEqual([
    ['00001', false],
    ['00002', true],
  ]);
});

test('however it is asked for, what is held is the end of the conversation, in order and without a gap', () => {
  const steps = fc.array(fc.oneof(fc.record({ arrive: fc.nat(12) }), fc.constant('earlier' as const)));
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 6 }), steps, (first, size, many) => {
      let all = upTo(first);
      let held = mergeNewest(undefined, ask(all, size));
      for (const step of many) {
        if (step === 'earlier') {
          if (held.hasEarlier) held = mergeEarlier(held, ask(all, size + 1, held.messages[0]?.at));
        } else {
          all = upTo(all.length + step.arrive);
          held = mergeNewest(held, ask(all, size));
        }
        expect(held.messages).toEqual(all.slice(all.length - held.messages.length));
        expect(held.hasEarlier).toBe(held.messages.length < all.length);
      }
    }),
  );
});

test('a page that brings nothing new is the end', () => {
  const held = { messages: [message(1)], hasEarlier: true };
  expect(mergeEarlier(held, { messages: [message(1)], hasEarlier: true }).hasEarlier).toBe(false);
});
