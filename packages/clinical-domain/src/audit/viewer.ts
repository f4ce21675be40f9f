import type { AuditEvent, AuditEventAgent } from 'fhir/r4';
import { portalSite } from './audit-codes.ts';

/** `you` is whoever signs in to this account; the portal cannot tell who holds the phone. */
export type Viewer = {
  kind: 'you' | 'care-team' | 'shared-link';
  /** The same for the same person, or the same device of yours. */
  key: string;
  /** As the hospital's system names them. */
  name: string | undefined;
  role: string | undefined;
  place: string | undefined;
  practitionerId: string | undefined;
  /** The portal's own name of the device, such as 'Chrome, Android'. */
  device: string | undefined;
};

export function readViewer({ agent, source, subtype }: AuditEvent): Viewer {
  const asking = agent.find(({ requestor }) => requestor) ?? agent[0];
  if (source.site !== portalSite) return readStaff(asking, plain(source.site) ?? source.observer.display);
  const isShared = subtype?.some(({ code }) => code === 'share-view') ?? false;
  const device = agent.find((one) => !one.requestor && one.name !== undefined)?.name;
  const kind = isShared ? 'shared-link' : 'you';
  const name = isShared ? asking?.who?.display : undefined;
  return { ...nobody, kind, name, device, key: `${kind} ${name ?? ''} ${device ?? ''}` };
}

const nobody = {
  name: undefined,
  role: undefined,
  place: undefined,
  practitionerId: undefined,
  device: undefined,
};

function readStaff(asking: AuditEventAgent | undefined, place: string | undefined): Viewer {
  const reference = asking?.who?.reference;
  const name = plain(asking?.name) ?? plain(asking?.who?.display);
  return {
    ...nobody,
    kind: 'care-team',
    key: `care-team ${reference ?? ''} ${reference === undefined ? (name ?? '') : ''}`,
    name,
    role: asking?.role?.map(({ text, coding }) => plain(text) ?? plain(coding?.[0]?.display)).find(Boolean),
    place: plain(place),
    practitionerId: /^Practitioner\/([A-Za-z0-9\-.]{1,64})$/.exec(reference ?? '')?.[1],
  };
}

function plain(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}
