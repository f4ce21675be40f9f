import type { Caller } from '../patient-access/caller.ts';
import type { RecordReader } from '../patient-access/record-reader.ts';
import { isGranted } from '../patient-access/scopes.ts';
import { hasWithheldSince } from '../patient-access/withheld-since.ts';
import type { Records } from '../records/records.ts';
import type { ChangeFeed } from './change-feed.ts';
import { type OwnChange, toOwnChange } from './own-change.ts';
import { streamedTypes } from './streamed-types.ts';

/** Whoever was away for longer reads again what they look at; that costs less than telling all of it. */
const longestMs = 24 * 3600_000;

type Parts = {
  feed: ChangeFeed;
  reader: Pick<RecordReader, 'findChanged'>;
  records: Records;
};

/**
 * What the caller may see that changed since: from this process's memory, or from the records server by the gateway's own
 * policies. Undefined where it is too much, or something was withheld meanwhile: then all is read again. @throws Unavailable
 */
export async function findMissed(
  { feed, reader, records }: Parts,
  since: Date,
  caller: Caller,
): Promise<OwnChange[] | undefined> {
  if (since.getTime() < Date.now() - longestMs) return undefined;
  const known = feed.findSince(caller.patientId, since);
  if (known) return known;
  const granted = streamedTypes.filter((type) => isGranted(caller.scopes, type, 's'));
  const [isLess, ...found] = await Promise.all([
    hasWithheldSince(records, caller.patientId, since, granted),
    ...granted.map((type) => reader.findChanged(type, since, caller)),
  ]);
  if (isLess) return undefined;
  const missed: OwnChange[] = [];
  for (const resources of found) {
    if (!resources) return undefined;
    for (const resource of resources) {
      const change = toOwnChange(resource);
      if (change?.patientId === caller.patientId) missed.push(change);
    }
  }
  return missed.sort((one, other) => (one.cursor < other.cursor ? -1 : 1));
}
