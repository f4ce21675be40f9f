import * as fc from 'fast-check';
import type { Communication } from 'fhir/r4';
import { expect, test } from 'vitest';
import { groupNotifications } from './group-notifications.ts';

const zone = 'Asia/Kathmandu';
const notification = (sent: string | undefined): Communication => ({
  resourceType: 'Communication',
  id: sent ?? 'none',
  status: 'completed',
  ...(sent && { sent }),
});
const wednesday = new Date('2026-11-18T09:00:00+05:45');

test.each([
  ['2026-11-18T00:00:00+05:45', 'today'],
  ['2026-11-17T18:30:00Z', 'today'],
  ['2026-11-17T18:10:00Z', 'this-week'],
  ['2026-11-15T00:00:00+05:45', 'this-week'],
  ['2026-11-14T23:59:00+05:45', 'earlier'],
  [undefined, 'earlier'],
])('sent at %s, seen on Wednesday 18 Nov: %s', (sent, age) => {
  expect(groupNotifications([notification(sent)], wednesday, zone)).toMatchObject([{ age }]);
});

test('nothing is lost, doubled or put in another order', () => {
  const moment = fc.date({ min: new Date('2026-10-01'), max: wednesday, noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(moment), (dates) => {
      const sorted = dates.toSorted((one, other) => other.getTime() - one.getTime());
      const notifications = sorted.map((date) => notification(date.toISOString()));
      expect(
        groupNotifications(notifications, wednesday, zone).flatMap((group) => group.notifications),
      ).toEqual(notifications);
    }),
  );
});
