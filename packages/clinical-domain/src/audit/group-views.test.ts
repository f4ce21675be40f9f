import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOthers, groupViews } from './group-views.ts';
import type { View } from './read-view.ts';

const zone = 'Asia/Kathmandu';
const person = (kind: View['viewer']['kind'], key: string): View['viewer'] => ({
  kind,
  key,
  name: undefined,
  role: undefined,
  place: undefined,
  practitionerId: undefined,
  device: undefined,
});
const you = person('you', 'you Chrome');
let next = 0;
const view = (at: string, changes: Partial<View> = {}): View => ({
  id: String((next += 1)),
  at: new Date(at),
  viewer: you,
  deed: 'saw',
  topics: ['results'],
  purpose: 'asked-by-you',
  outcome: 'done',
  ...changes,
});

test('fourteen looks at the results and one at the bills are one line', () => {
  const looks = Array.from({ length: 14 }, (_, minute) => view(`2026-11-15T08:${10 + minute}:00Z`));
  const [day, ...rest] = groupViews([view('2026-11-15T08:05:00Z', { topics: ['bills'] }), ...looks], zone);
  expect(rest).toEqual([]);
  expect(day?.groups).toHaveLength(1);
  expect(day?.groups[0]?.topics).toEqual([
    { topic: 'results', count: 14 },
    { topic: 'bills', count: 1 },
  ]);
});

test('days are the clinic’s', () => {
  const days = groupViews([view('2026-11-15T18:20:00Z'), view('2026-11-15T18:10:00Z')], zone);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-15']);
});

test.each<[string, Partial<View>]>([
  ['an emergency', { purpose: 'emergency' }],
  ['a refusal', { outcome: 'refused' }],
  ['a failure', { outcome: 'failed' }],
  ['another device', { viewer: person('you', 'you Firefox') }],
  ['a change', { deed: 'changed' }],
])('%s has a line of its own', (_what, changes) => {
  const at = '2026-11-15T08:00:00Z';
  expect(groupViews([view(at), view(at, changes), view(at)], zone)[0]?.groups).toHaveLength(2);
});

test('others are counted without the patient', () => {
  const at = '2026-11-15T08:00:00Z';
  const doctor = { viewer: person('care-team', 'd') };
  const link = { viewer: person('shared-link', 'l') };
  expect(countOthers([view(at), view(at, doctor), view(at, doctor), view(at, link)])).toEqual({
    views: 3,
    people: 2,
  });
});

test('no view is lost, doubled or out of order, whatever they are', () => {
  const anyView = fc.record({
    at: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
    key: fc.constantFrom('a', 'b'),
    purpose: fc.constantFrom<View['purpose'][]>('care', 'emergency', undefined),
  });
  fc.assert(
    fc.property(fc.array(anyView), (made) => {
      const views = made.map(({ at, key, purpose }) =>
        view(at.toISOString(), { viewer: person('care-team', key), purpose }),
      );
      const days = groupViews(views, zone);
      const shown = days.flatMap(({ groups }) => groups.flatMap((group) => group.views));
      expect(shown.map(({ id }) => id).toSorted()).toEqual(views.map(({ id }) => id).toSorted());
      expect(days.map(({ day }) => day)).toEqual(
        days
          .map(({ day }) => day)
          .toSorted()
          .toReversed(),
      );
      for (const { groups } of days)
        for (const { views: same } of groups)
          expect(new Set(same.map(({ viewer, purpose }) => `${viewer.key} ${purpose}`)).size).toBe(1);
    }),
  );
});
