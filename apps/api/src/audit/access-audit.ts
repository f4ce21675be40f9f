import type { AuditEvent, Bundle } from 'fhir/r4';
import type { Access } from './access.ts';
import { toAuditEvent } from './audit-event.ts';
import { type AuditRow, toAuditRow } from './audit-row.ts';
import { type AuditSearch, deepestEvent, parseAuditSearch } from './audit-search.ts';
import { createAuditStore } from './audit-store.ts';
import { createBatchWriter } from './batch-writer.ts';
import { type HospitalEvents, openHospitalEvents } from './hospital-events.ts';
import { reportAuditTrouble } from './report-trouble.ts';
import { interactionsOf } from './tables.ts';
import type { Infra } from '../infra/infra.ts';
import type { Settings } from '../infra/settings.ts';
import type { Caller } from '../patient-access/caller.ts';
import { toPageUrl } from '../patient-access/page.ts';
import type { Parameter } from '../patient-access/parse-request.ts';

export type { Access };

export interface AccessAudit {
  /** Makes room for the coming months. Never throws: whoever writes makes room too. */
  start(): Promise<void>;
  /** Never waits and never throws. */
  noteRead(access: Access): void;
  /**
   * Before a write is sent on. When the write then fails, that is noted too, as an access of its own.
   * @throws Unavailable when the record is not stored within 2 s
   */
  confirmWrite(access: Access): Promise<void>;
  /** The caller's own events and the hospital's about them, newest first. @throws Refusal | Unavailable */
  search(parameters: readonly Parameter[], caller: Caller): Promise<Bundle>;
  /** Undefined when there is none, or none of the caller's. @throws Unavailable */
  read(id: string, caller: Caller): Promise<AuditEvent | undefined>;
  /** Stores what was noted until now. */
  flush(): Promise<void>;
  /** The last flush; what cannot be stored within 5 s is lost, and said to be. */
  close(): Promise<void>;
}

export function createAccessAudit({ settings, infra }: { settings: Settings; infra: Infra }): AccessAudit {
  const store = createAuditStore(infra.database);
  const hospital = openHospitalEvents(infra.records);
  const writer = createBatchWriter<AuditRow>({
    write: (rows) => store.insert(rows),
    ...reportAuditTrouble(infra.log),
  });

  /** Both lists begin with the newest, so that the first `most` of each hold the first `most` of both. */
  async function list(patientId: string, search: AuditSearch, most: number): Promise<Listed[]> {
    const filter = { ...search, interactions: search.subtypes && interactionsOf(search.subtypes) };
    const [own, { events, knownFrom }] = await Promise.all([
      search.source === 'hospital' ? [] : store.list(patientId, filter, most),
      search.source === 'portal' ? noEvents : hospital.list(patientId, search, most),
    ]);
    const oldest = knownFrom === undefined ? -Infinity : Date.parse(knownFrom);
    return [
      ...own.map((access) => ({ event: toAuditEvent(access, settings), isHospitals: false })),
      ...events.map((event) => ({ event, isHospitals: true })),
    ]
      .map((listed) => ({ ...listed, at: Date.parse(listed.event.recorded) }))
      .filter(({ at }) => at >= oldest)
      .sort((one, other) => other.at - one.at)
      .slice(0, most);
  }

  async function toShown(page: readonly Listed[], patientId: string): Promise<AuditEvent[]> {
    const theirs = page.flatMap(({ event, isHospitals }) => (isHospitals ? event : []));
    const named = new Map((await hospital.nameVisible(theirs, patientId)).map((event) => [event.id, event]));
    return page.flatMap(({ event, isHospitals }) => (isHospitals ? (named.get(event.id) ?? []) : event));
  }

  return {
    start: () =>
      store.prepareMonths().catch((err: unknown) => infra.log.warn({ err }, 'no room made for audit')),

    noteRead: (access) => writer.add(toAuditRow(access)),

    confirmWrite: (access) => writer.confirm(toAuditRow(access)),

    async search(parameters, { patientId }) {
      const search = parseAuditSearch(parameters, patientId, settings.clinic.zone);
      const end = search.offset + search.count;
      const events = await list(patientId, search, end + 1);
      const hasNext = events.length > end && end + search.count <= deepestEvent;
      const link = (relation: string, offset: number) => ({
        relation,
        url: toPageUrl(`${settings.fhirBase}/AuditEvent`, parameters, { count: search.count, offset }),
      });
      return {
        resourceType: 'Bundle',
        type: 'searchset',
        link: [link('self', search.offset), ...(hasNext ? [link('next', end)] : [])],
        entry: (await toShown(events.slice(search.offset, end), patientId)).map((resource) => ({
          fullUrl: `${settings.fhirBase}/AuditEvent/${resource.id}`,
          resource,
          search: { mode: 'match' },
        })),
      };
    },

    async read(id, { patientId }) {
      const own = await store.find(patientId, id);
      return own ? toAuditEvent(own, settings) : hospital.find(patientId, id);
    },

    flush: () => writer.flush(),

    close: () => writer.close(),
  };
}

type Listed = { event: AuditEvent; isHospitals: boolean };

const noEvents: HospitalEvents = { events: [], knownFrom: undefined };
