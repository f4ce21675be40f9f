import { setTimeout as sleep } from 'node:timers/promises';
import { type Semaphore, createSemaphore } from '../limits/semaphore.ts';
import { Refusal } from '../http/refusal.ts';

const longestWaitMs = 10_000;
/** For each millisecond of work, so many of rest. */
const restFactor = 2;
const longestRestMs = 1000;

/**
 * One write of a patient at a time, and a rest after each: who sends many at once waits behind themselves, and takes no more
 * than a third of a connection to the database and the records server. Whoever sends one notices nothing. Each process has
 * its own queue.
 */
export function createPatientQueue() {
  const semaphores = new Map<string, Semaphore>();

  function open(patientId: string): Semaphore {
    const semaphore = createSemaphore(1, tooManyAtOnce);
    semaphores.set(patientId, semaphore);
    return semaphore;
  }

  return {
    /** @throws Refusal 429 when the turn does not come in time */
    run<Result>(patientId: string, work: () => Promise<Result>): Promise<Result> {
      const semaphore = semaphores.get(patientId) ?? open(patientId);
      return new Promise((resolve, reject) => {
        const takeTurn = async () => {
          const from = performance.now();
          await work().then(resolve, reject);
          const spent = performance.now() - from;
          await sleep(Math.min(longestRestMs, spent * restFactor), undefined, { ref: false });
        };
        semaphore
          .run(longestWaitMs, takeTurn)
          .catch(reject)
          .finally(() => {
            if (semaphore.isEmpty()) semaphores.delete(patientId);
          });
      });
    },
  };
}

function tooManyAtOnce(): Refusal {
  const detail = 'Too many changes at once. Nothing was stored; try again in a few seconds.';
  return new Refusal(429, 'too_many_requests', detail, { 'retry-after': '3' });
}
