import type { Appointment } from 'fhir/r4';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createAppointmentLookups } from './appointment-lookups.ts';
import type { BookingRecords } from './records.ts';

function create(stored: string[]) {
  let [asking, most] = [0, 0];
  const appointmentsById = vi.fn(async (ids: string[], _withinMs: number) => {
    most = Math.max(most, (asking += 1));
    await sleep(5);
    asking -= 1;
    return ids
      .filter((id) => stored.includes(id))
      .map((id) => ({ resourceType: 'Appointment', id }) as Appointment);
  });
  const lookups = createAppointmentLookups({ appointmentsById } as unknown as BookingRecords);
  return { appointmentsById, find: lookups.find, most: () => most };
}

test('who asks while a question is under way is asked for in the next, each id once', async () => {
  const { appointmentsById, find, most } = create(['a', 'b', 'c']);
  const first = find('a', 100);
  await sleep(1);
  const others = [find('b', 200), find('c', 300), find('b', 100), find('none', 100)];
  expect((await first)?.id).toBe('a');
  expect((await Promise.all(others)).map((found) => found?.id)).toEqual(['b', 'c', 'b', undefined]);
  expect(appointmentsById.mock.calls).toEqual([
    [['a'], 100],
    [['b', 'c', 'none'], 300],
  ]);
  expect(most()).toBe(1);
});

test('no more than 50 at once, and one question at a time', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => String(index));
  const { appointmentsById, find, most } = create(ids);
  expect((await Promise.all(ids.map((id) => find(id, 100)))).map((found) => found?.id)).toEqual(ids);
  expect(Math.max(...appointmentsById.mock.calls.map(([asked]) => asked.length))).toBe(50);
  expect(most()).toBe(1);
});

test('a failure is told to those who were asked for, and the next question is asked', async () => {
  const { appointmentsById, find } = create(['a']);
  appointmentsById.mockRejectedValueOnce(new Error('away'));
  await expect(find('a', 100)).rejects.toThrow('away');
  expect((await find('a', 100))?.id).toBe('a');
});
