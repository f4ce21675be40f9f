import type { Database, Query } from '../infra/database.ts';
import type { Semaphore } from '../limits/semaphore.ts';

/**
 * Runs the work while no other process books with this schedule or for this patient. Always the schedule first and then the
 * patient, so that nobody who holds a patient's lock waits for a schedule's. The locks go with the database transaction,
 * also when the process dies. Who gets a time is decided by the records server, against every writer; what it cannot see is
 * decided here: times that overlap at different starts, one patient's visits, and how many of them.
 */
export async function withLocks<Result>(
  { database, connections }: { database: Database; connections: Semaphore },
  { scheduleId, patientId }: { scheduleId: string; patientId: string },
  leftToEnter: () => number,
  work: () => Promise<Result>,
): Promise<Result> {
  const done: Result[] = [];
  try {
    return await connections.run(leftToEnter(), () =>
      database.bookingTransaction(async (query) => {
        await lock(query, `schedule/${scheduleId}`, leftToEnter());
        await lock(query, `patient/${patientId}`, leftToEnter());
        const result = await work();
        done.push(result);
        return result;
      }),
    );
  } catch (error) {
    // The database was lost after the work: what the records server has written stays written.
    const [result] = done;
    if (result === undefined) throw error;
    return result;
  }
}

async function lock(query: Query, name: string, withinMs: number) {
  await query(`select set_config('lock_timeout', $1, true)`, [`${Math.ceil(withinMs)}ms`]);
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
