import { viewKinds, type ViewKind } from '@portal/clinical-domain/audit/audit-codes';
import type { EventFilter, Watcher } from '@portal/fhir-queries/audit-event.query';

/** The first is asked for unless another is. */
export const watchers = [
  'others',
  'care-team',
  'shared-link',
  'you',
  'everyone',
] as const satisfies readonly Watcher[];
export const kinds = Object.keys(viewKinds) as ViewKind[];

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** What the address asks for; what it asks for wrongly is not asked for. */
export function parseAccessFilter(query: URLSearchParams): EventFilter {
  const wantedDay = query.get('date') ?? '';
  const isDay = day.test(wantedDay) && !Number.isNaN(Date.parse(wantedDay));
  return {
    by: watchers.find((one) => one === query.get('by')) ?? 'others',
    kind: kinds.find((one) => one === query.get('kind')),
    day: isDay ? wantedDay : undefined,
  };
}

export function formatAccessFilter({ by, kind, day: wantedDay }: EventFilter): URLSearchParams {
  return new URLSearchParams({
    ...(by !== 'others' && { by }),
    ...(kind !== undefined && { kind }),
    ...(wantedDay !== undefined && { date: wantedDay }),
  });
}
