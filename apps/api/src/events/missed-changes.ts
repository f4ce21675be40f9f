import type { Caller } from '../fhir-gateway/caller.ts';
import type { RecordReader } from '../fhir-gateway/record-reader.ts';
import { isGranted } from '../fhir-gateway/scopes.ts';
import type { ChangeFeed } from './change-feed.ts';
import { type OwnChange, toOwnChange } from './own-change.ts';
import { streamedTypes } from './streamed-types.ts';

/** Whoever was away for longer reads again what they look at; that costs less than telling all of it. */
const longestMs = 24 * 3600_000;

/**
 * What the caller may see that changed since: from this process's memory, or from the records server by the gateway's own
 * policies. Undefined where it is too much. @throws Unavailable
 */
export async function findMissed(
  { feed, reader }: { feed: ChangeFeed; reader: Pick<RecordReader, 'findChanged'> },
  since: Date,
  caller: Caller,
): Promise<OwnChange[] | undefined> {
  if (since.getTime() < Date.now() - longestMs) return undefined;
  const known = feed.findSince(caller.patientId, since);
  if (known) return known;
  const granted = streamedTypes.filter((type) => isGranted(caller.scopes, type, 's'));
  const found = await Promise.all(granted.map((type) => reader.findChanged(type, since, caller)));
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
