import { randomUUID } from 'node:crypto';
import type { Bundle } from 'fhir/r4';
import { Agent } from 'undici';
import type { SignedIn } from './open-sessions.ts';

export type Rush = { statuses: number[]; milliseconds: number[]; elapsedMs: number };

/**
 * Everybody books, at most so many at once, each on a connection of their own, at the API processes in turn; with keys, as
 * the web app sends them.
 */
export async function rush(
  apiUrls: readonly string[],
  patients: readonly SignedIn[],
  bundleOf: (patient: SignedIn, index: number) => Bundle,
  atOnce = patients.length,
): Promise<Rush> {
  const agent = new Agent({ connections: atOnce, pipelining: 1 });
  const statuses: number[] = [];
  const milliseconds: number[] = [];
  const orders = patients.map((patient, index) => ({ patient, index }));
  const from = performance.now();

  async function send() {
    for (let order = orders.shift(); order; order = orders.shift()) {
      const { patient, index } = order;
      const sentAt = performance.now();
      const { statusCode, body } = await agent.request({
        origin: apiUrls[index % apiUrls.length] ?? '',
        path: '/r4',
        method: 'POST',
        headers: {
          authorization: `Bearer ${patient.token}`,
          'content-type': 'application/fhir+json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(bundleOf(patient, index)),
      });
      await body.text();
      statuses.push(statusCode);
      milliseconds.push(performance.now() - sentAt);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, send));
  const elapsedMs = performance.now() - from;
  await agent.close();
  return { statuses, milliseconds, elapsedMs };
}

export const countOf = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

/** How often each status came. */
export function tally(statuses: readonly number[]): Record<number, number> {
  return Object.fromEntries([...new Set(statuses)].map((status) => [status, countOf(statuses, status)]));
}
