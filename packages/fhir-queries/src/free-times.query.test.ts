import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import type { Bundle, Slot } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findFirstFreeTimes } from './free-times.query.ts';

const rules = { zone: 'Asia/Kathmandu', horizonDays: 14, defaultWindowMinutes: 60 };
const now = Date.parse('2026-11-16T02:00:00Z');
const span = { start: now, end: Date.parse('2026-12-01T00:00:00Z') };

const doctor = (id: number): Doctor => ({
  role: {
    resourceType: 'PractitionerRole',
    id: `role-${id}`,
    availableTime: [{ availableStartTime: '10:00:00', availableEndTime: '12:00:00' }],
  },
  practitioner: { resourceType: 'Practitioner' },
  schedule: { resourceType: 'Schedule', id: String(id), actor: [] },
});

const taken = (id: number, start: string, end: string): Slot => ({
  resourceType: 'Slot',
  schedule: { reference: `Schedule/${id}` },
  status: 'busy',
  start,
  end,
});

/** Answers these parts one after the other. */
function clientWith(...parts: Slot[][]) {
  const asked: Record<string, string>[] = [];
  return {
    asked,
    get: (_path: string, parameters: unknown) => {
      const search = parameters as Record<string, string>;
      asked.push(search);
      const part = Number(search['_offset']);
      const isLast = part >= parts.length - 1;
      const answer: Bundle = {
        resourceType: 'Bundle',
        type: 'searchset',
        link: isLast ? [] : [{ relation: 'next', url: `https://x/Slot?_offset=${part + 1}` }],
        entry: (parts[part] ?? []).map((resource) => ({ resource })),
      };
      return Promise.resolve(answer);
    },
  };
}

const startsOf = (times: Awaited<ReturnType<typeof findFirstFreeTimes>>) =>
  Object.fromEntries([...times].map(([role, { visit }]) => [role, visit.start.slice(0, 16)]));

test('one search for ten doctors, two for eleven; who cannot be booked is not asked for', async () => {
  const doctors = Array.from({ length: 11 }, (_, id) => doctor(id));
  const { role, practitioner } = doctor(99);
  const client = clientWith([]);
  const times = await findFirstFreeTimes(client, {
    doctors: [...doctors, { role, practitioner }],
    span,
    now,
    rules,
  });
  expect(client.asked.map(({ schedule }) => schedule?.split(',').length)).toEqual([10, 1]);
  expect(client.asked[0]).toMatchObject({ start: 'ge2026-11-16T02:00:00Z', end: 'le2026-12-01T00:00:00Z' });
  expect(times.size).toBe(11);
  expect(times.get('role-99')).toBeUndefined();
});

test('each doctor is free when their own slots leave a time', async () => {
  const client = clientWith([taken(1, '2026-11-16T04:15:00Z', '2026-11-16T06:15:00Z')]);
  const times = await findFirstFreeTimes(client, { doctors: [doctor(1), doctor(2)], span, now, rules });
  expect(startsOf(times)).toEqual({ 'role-1': '2026-11-17T04:15', 'role-2': '2026-11-16T04:15' });
});

test('a second part is read only while a doctor’s first free time may still be taken in it', async () => {
  const first = [
    taken(1, '2026-11-16T04:15:00Z', '2026-11-16T05:15:00Z'),
    taken(1, '2026-11-16T05:15:00Z', '2026-11-16T06:15:00Z'),
  ];
  const second = [taken(1, '2026-11-17T04:15:00Z', '2026-11-17T05:15:00Z')];
  const full = clientWith(first, second);
  expect(startsOf(await findFirstFreeTimes(full, { doctors: [doctor(1)], span, now, rules }))).toEqual({
    'role-1': '2026-11-17T05:15',
  });
  expect(full.asked).toHaveLength(2);
  const free = clientWith(first, second);
  await findFirstFreeTimes(free, { doctors: [doctor(2)], span, now, rules });
  expect(free.asked).toHaveLength(1);
});
