import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Communication, FhirResource, Practitioner, PractitionerRole } from 'fhir/r4';
import { discard, listUnsentMessages } from '../src/session/outbox/outbox.ts';
import { keepDraft } from '../src/session/drafts/drafts.ts';
import { found, type Answer } from './fake-records-client.ts';
import { anil, self } from './records.ts';

const kind = (code: string) => [{ coding: [{ system: systemUris.communicationKind, code }] }];
const referenceOf = ({ id }: Practitioner) => ({ reference: `Practitioner/${id}` });

export const thread = (id = 'thread', doctor = anil): Communication => ({
  resourceType: 'Communication',
  id,
  status: 'in-progress',
  category: kind('thread'),
  subject: self,
  recipient: [self, referenceOf(doctor)],
});

/** Of the doctor, to the patient. */
export const message = (id: string, text: string, more: Partial<Communication> = {}): Communication => ({
  resourceType: 'Communication',
  id,
  partOf: [{ reference: 'Communication/thread' }],
  status: 'completed',
  category: kind('message'),
  subject: self,
  sender: referenceOf(anil),
  recipient: [self],
  sent: new Date().toISOString(),
  payload: [{ contentString: text }],
  ...more,
});

export const role = (doctor: Practitioner, code: string, display: string): PractitionerRole => ({
  resourceType: 'PractitionerRole',
  id: `role-of-${doctor.id}`,
  practitioner: referenceOf(doctor),
  specialty: [{ coding: [{ system: systemUris.snomed, code, display }] }],
});

export const cardiology = role(anil, '394579002', 'Cardiology');

/** A hospital that keeps what is written to it, and pages as it does. */
export function createHospital(communications: Communication[], others: FhirResource[] = [anil, cardiology]) {
  const kept = new Map(communications.map((one) => [one.id ?? '', one]));
  const list = () => [...kept.values()];

  function search(parameters: URLSearchParams) {
    const threads = parameters.get('part-of')?.split(',');
    const until = parameters.get('sent')?.replace(/^le/, '');
    const isThread = parameters.get('category')?.endsWith('|thread') ?? false;
    const matches = list()
      .filter(({ partOf }) => !isThread || partOf === undefined)
      .filter(({ partOf }) => threads?.includes(partOf?.[0]?.reference ?? '') ?? true)
      .filter(({ sent = '' }) => until === undefined || sent <= until)
      .toSorted((one, other) => (other.sent ?? '').localeCompare(one.sent ?? ''));
    const page = matches.slice(0, Number(parameters.get('_count') ?? 50));
    const link = page.length < matches.length ? [{ relation: 'next', url: 'next' }] : [];
    return { ...found(...page), link };
  }

  const answer: Answer = ({ method, path, parameters, body }) => {
    const [type, id = '', operation] = path.split('/');
    if (method === 'put' && type === 'Communication') {
      kept.set(id, body as Communication);
      return body;
    }
    if (operation === '$read') {
      const read = { ...(kept.get(id) as Communication), received: new Date().toISOString() };
      kept.set(id, read);
      return read;
    }
    if (path === 'Communication') return search(parameters);
    if (path === 'Appointment')
      return found(...others.filter(({ resourceType }) => resourceType === 'Appointment'));
    if (path === 'PractitionerRole') return found(...others);
    return undefined;
  };

  return {
    answer,
    write: (one: Communication) => kept.set(one.id ?? '', one),
    list,
    /** The messages of the patient. */
    listSent: () => list().filter(({ sender, partOf }) => sender?.reference === self.reference && partOf),
  };
}

/** What one test leaves unsent is not the next one's. */
export async function clearMessages(): Promise<void> {
  for (const { id } of await listUnsentMessages()) await discard(id);
  await keepDraft(`Practitioner/${anil.id}`, '');
}
