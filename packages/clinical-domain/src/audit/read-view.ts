import type { AuditEvent } from 'fhir/r4';
import { findPurpose, type Purpose } from './view-purpose.ts';
import { readTopics, type Topic } from './view-topic.ts';
import { readViewer, type Viewer } from './viewer.ts';

export type Deed =
  | 'saw'
  | 'added'
  | 'changed'
  | 'deleted'
  | 'signed-in'
  | 'signed-out'
  | 'download-started'
  | 'downloaded'
  | 'shared'
  | 'share-ended'
  | 'joined-call';

/** One line of the audit, as a patient asks about it: who, what, when, why. */
export type View = {
  id: string;
  at: Date;
  viewer: Viewer;
  deed: Deed;
  topics: Topic[];
  purpose: Purpose | undefined;
  /** Refused or failed: it was tried, and nothing was shown or changed. */
  outcome: 'done' | 'refused' | 'failed';
};

const bySubtype: Readonly<Record<string, Deed>> = {
  '110122': 'signed-in',
  '110123': 'signed-out',
  'download-start': 'download-started',
  'download-end': 'downloaded',
  'share-create': 'shared',
  'share-revoke': 'share-ended',
  'video-join': 'joined-call',
};

const byAction: Readonly<Record<string, Deed>> = { C: 'added', U: 'changed', D: 'deleted' };

/** Deeds that are about the record as a whole. */
const withoutTopic = new Set<Deed>([
  'signed-in',
  'signed-out',
  'download-started',
  'downloaded',
  'shared',
  'share-ended',
  'joined-call',
]);

export function readView(event: AuditEvent): View {
  const told = event.subtype?.map(({ code = '' }) => code).find((code) => Object.hasOwn(bySubtype, code));
  const deed = bySubtype[told ?? ''] ?? byAction[event.action ?? ''] ?? 'saw';
  return {
    id: event.id ?? '',
    at: new Date(event.recorded),
    viewer: readViewer(event),
    deed,
    topics: withoutTopic.has(deed) ? [] : readTopics(event),
    purpose: findPurpose(event),
    outcome: readOutcome(event),
  };
}

/** A minor failure is what was not allowed; the serious and the major one are the server's own. */
function readOutcome({ outcome = '0' }: AuditEvent): View['outcome'] {
  if (outcome === '0') return 'done';
  return outcome === '4' ? 'refused' : 'failed';
}
