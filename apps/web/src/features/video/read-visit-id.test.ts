import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readVisitId } from './read-visit-id.ts';

test('the id that was handed over', () => {
  expect(readVisitId({ appointmentId: 'a1b2-c3' })).toBe('a1b2-c3');
});

test.each([undefined, null, 'a1', {}, { appointmentId: 7 }, { appointmentId: '../Patient' }])(
  'nothing in %j',
  (state) => expect(readVisitId(state)).toBeUndefined(),
);

test('whatever is handed over, an id or nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (state) => {
      expect(readVisitId(state) ?? 'none').toMatch(/^[\w.-]{1,64}$/);
    }),
  );
});
