import { inject } from 'vitest';
import { createRecords } from '../test/booking-clinic.ts';
import { openSessions } from './open-sessions.ts';

export async function openManyPatients(count: number, { isUnverified = false } = {}) {
  return openSessions(inject('suite').realm, await createRecords(count), undefined, isUnverified);
}
