import { setTimeout as sleep } from 'node:timers/promises';
import type { Subscription } from 'fhir/r4';
import type { Logger } from '../infra/logger.ts';
import type { Records } from '../records/records.ts';
import type { Settings } from '../infra/settings.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import { streamedTypes } from './streamed-types.ts';

const activeWithinMs = 30_000;
const tryAgainMs = 5000;

type Hook = NonNullable<Settings['hook']>;

/**
 * Has the records server tell of every change (R4 Subscription, rest-hook). One that is there and active is left alone.
 * @throws Unavailable when one of them is not active in time
 */
export async function ensureSubscriptions(records: Records, hook: Hook) {
  await Promise.all(streamedTypes.map((type) => ensureOne(records, describe(type, hook))));
}

/** Until it is done or nobody wants it any more: the portal serves before the records server does. */
export async function keepTrying(records: Records, hook: Hook, log: Logger, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      await ensureSubscriptions(records, hook);
      log.info('the records server tells of changes');
      return;
    } catch (err) {
      if (signal.aborted) return;
      log.warn({ err }, 'the records server does not tell of changes yet; tried again');
      await sleep(tryAgainMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

function describe(type: string, { url, secrets: [secret = ''] }: Hook): Subscription {
  return {
    resourceType: 'Subscription',
    id: `portal-changes-${type.toLowerCase()}`,
    status: 'requested',
    reason: 'The patient portal tells patients of changes',
    criteria: `${type}?`,
    channel: {
      type: 'rest-hook',
      endpoint: url,
      payload: 'application/fhir+json',
      header: [`Authorization: Bearer ${secret}`],
    },
  };
}

async function ensureOne(records: Records, wanted: Subscription) {
  const read = async () => (await records.find('Subscription', wanted.id ?? '')) as Subscription | undefined;
  const isWanted = (found: Subscription | undefined) =>
    found?.criteria === wanted.criteria &&
    found.channel.endpoint === wanted.channel.endpoint &&
    found.channel.header?.[0] === wanted.channel.header?.[0];
  const found = await read();
  if (found?.status === 'active' && isWanted(found)) return;
  await records.put(wanted, { withinMs: 10_000 });
  for (const deadline = Date.now() + activeWithinMs; Date.now() < deadline; await sleep(250)) {
    if ((await read())?.status === 'active') return;
  }
  throw new Unavailable('records');
}
