import fc from 'fast-check';
import type { FhirResource } from 'fhir/r4';

/** Two days and two codes, so that much is alike and orders have ties. */
type Look = { day: string; code: string; status: string };
type Kind = {
  type: string;
  statuses: readonly string[];
  /** Undefined where a search parameter or status of this name does not exist. */
  dated: string | undefined;
  coded: string | undefined;
  /** `status` unless the type tells by its verificationStatus what was entered in error. */
  verified?: true;
  build: (self: object, look: Look) => object;
};

const concept = (code: string) => ({ coding: [{ system: 'urn:test', code }], text: code });

const kinds: readonly Kind[] = [
  {
    type: 'Condition',
    statuses: ['confirmed'],
    dated: 'recorded-date',
    coded: 'code',
    verified: true,
    build: (subject, { day, code }) => ({ subject, code: concept(code), recordedDate: day }),
  },
  {
    type: 'AllergyIntolerance',
    statuses: ['confirmed', 'unconfirmed'],
    dated: 'date',
    coded: undefined,
    verified: true,
    build: (patient, { day, code }) => ({ patient, code: concept(code), recordedDate: day }),
  },
  {
    type: 'Observation',
    statuses: ['final', 'amended'],
    dated: 'date',
    coded: 'code',
    build: (subject, { day, code }) => ({ subject, code: concept(code), effectiveDateTime: day }),
  },
  {
    type: 'Appointment',
    statuses: ['booked', 'fulfilled'],
    dated: 'date',
    coded: 'appointment-type',
    build: (actor, { day, code }) => ({
      appointmentType: concept(code),
      start: `${day}T04:00:00Z`,
      end: `${day}T04:30:00Z`,
      participant: [{ actor, status: 'accepted' }],
    }),
  },
  {
    type: 'ChargeItem',
    statuses: ['billable', 'billed'],
    dated: 'occurrence',
    coded: 'code',
    build: (subject, { day, code }) => ({ subject, code: concept(code), occurrenceDateTime: day }),
  },
  {
    type: 'Account',
    statuses: ['active', 'inactive'],
    dated: undefined,
    coded: 'type',
    build: (self, { code }) => ({ subject: [self], type: concept(code) }),
  },
  {
    type: 'MedicationRequest',
    statuses: ['active', 'stopped'],
    dated: 'authoredon',
    coded: undefined,
    build: (subject, { day, code }) => ({
      subject,
      intent: 'order',
      medicationCodeableConcept: concept(code),
      authoredOn: day,
    }),
  },
  {
    type: 'Immunization',
    statuses: ['completed', 'not-done'],
    dated: 'date',
    coded: 'vaccine-code',
    build: (patient, { day, code }) => ({ patient, vaccineCode: concept(code), occurrenceDateTime: day }),
  },
  {
    type: 'Communication',
    statuses: ['completed', 'in-progress'],
    dated: 'sent',
    coded: 'category',
    build: (subject, { day, code }) => ({ subject, category: [concept(code)], sent: `${day}T04:00:00Z` }),
  },
  {
    type: 'DocumentReference',
    statuses: ['current', 'superseded'],
    dated: 'date',
    coded: 'type',
    build: (subject, { day, code }) => ({
      subject,
      type: concept(code),
      date: `${day}T04:00:00Z`,
      content: [{ attachment: { title: 'x' } }],
    }),
  },
  {
    type: 'DiagnosticReport',
    statuses: ['final', 'preliminary'],
    dated: 'date',
    coded: 'code',
    build: (subject, { day, code }) => ({ subject, code: concept(code), effectiveDateTime: day }),
  },
];

/** Ways in which the hospital keeps a resource of the patient's record from the patient. */
const ways = ['label', 'mistake', 'both', 'shared'] as const;
type Way = (typeof ways)[number];

const label = { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }] };
const days = ['2026-03-01', '2026-03-02'] as const;
const codes = ['one', 'two'] as const;
const another = { reference: `Patient/another-${crypto.randomUUID().slice(0, 8)}` };

export type GeneratedRecord = {
  /** The other patient of what two share. */
  others: FhirResource[];
  shown: FhirResource[];
  /** Stored after the shown ones; with a report of both, where they are results. */
  hidden: FhirResource[];
  /** Below /r4; each is asked before and after the hidden ones are stored. */
  queries: string[];
};

/** A record of one patient: what is seen of it, what is withheld, and searches that match some of both. */
export function generateRecord(patientId: string, queries: number): fc.Arbitrary<GeneratedRecord> {
  const self = { reference: `Patient/${patientId}` };
  const look = fc.record({ day: fc.constantFrom(...days), code: fc.constantFrom(...codes) });
  return fc.constantFrom(...kinds).chain((kind) => {
    const one = fc.tuple(look, fc.constantFrom(...kind.statuses), fc.uuid());
    const shown = fc.array(one, { minLength: 2, maxLength: 8, size: 'max' });
    const hidden = fc.array(fc.tuple(one, fc.constantFrom(...ways)), {
      minLength: 1,
      maxLength: 5,
      size: 'max',
    });
    return fc.tuple(shown, hidden, fc.uuid()).chain(([seen, kept, report]) => {
      const hiddenOnes = kept.map(([[{ day, code }, status, id], way]) =>
        hide(kind, way, { resource: build(kind, self, { day, code, status }, id), self }),
      );
      const shownOnes = seen.map(([{ day, code }, status, id]) =>
        build(kind, self, { day, code, status }, id),
      );
      const search = toQuery(kind, [
        ...shownOnes.map(({ id }) => id ?? ''),
        // What was entered in error may be seen by its id.
        ...kept.flatMap(([[, , id], way]) => (way === 'mistake' ? [] : id)),
      ]);
      return fc.array(search, { minLength: queries, maxLength: queries }).map((asked) => ({
        others: [{ resourceType: 'Patient', id: another.reference.slice(8) }],
        shown: [...shownOnes, ...toReport(kind, self, report, shownOnes)],
        hidden: [...hiddenOnes, ...toReport(kind, self, report, [...hiddenOnes, ...shownOnes])],
        queries: asked,
      }));
    });
  });
}

function build({ type, verified, build: fill }: Kind, self: object, look: Look, id: string): FhirResource {
  const said = verified ? { verificationStatus: toVerification(type, look.status) } : { status: look.status };
  return { resourceType: type, id, ...said, ...fill(self, look) } as FhirResource;
}

function toVerification(type: string, code: string): object {
  const name = type === 'Condition' ? 'condition-ver-status' : 'allergyintolerance-verification';
  return { coding: [{ system: `http://terminology.hl7.org/CodeSystem/${name}`, code }] };
}

function hide(kind: Kind, way: Way, { resource, self }: { resource: FhirResource; self: object }) {
  const status = kind.verified
    ? { verificationStatus: toVerification(kind.type, 'entered-in-error') }
    : { status: 'entered-in-error' };
  const withAnother =
    kind.type === 'Appointment'
      ? {
          participant: [
            { actor: self, status: 'accepted' },
            { actor: another, status: 'accepted' },
          ],
        }
      : kind.type === 'Account'
        ? { subject: [self, another] }
        : { meta: label };
  switch (way) {
    case 'label':
      return { ...resource, meta: label } as FhirResource;
    case 'mistake':
      return { ...resource, ...status } as FhirResource;
    case 'both':
      return { ...resource, ...status, meta: label } as FhirResource;
    case 'shared':
      return { ...resource, ...withAnother } as FhirResource;
  }
}

/** Of results there is a report too, so that they come along with it. */
function toReport(kind: Kind, subject: object, id: string, results: FhirResource[]): FhirResource[] {
  if (kind.type !== 'Observation') return [];
  const result = results.map((one) => ({ reference: `Observation/${one.id}` }));
  const report = { resourceType: 'DiagnosticReport', id, status: 'final', code: concept('panel'), subject };
  return [{ ...report, result } as FhirResource];
}

function toQuery({ type, dated, coded, statuses, verified }: Kind, ids: string[]): fc.Arbitrary<string> {
  const sorts = [...(dated ? [dated, `-${dated}`] : []), '_lastUpdated', '-_lastUpdated,_id', '_id'];
  const part = fc.record(
    {
      code: fc.constantFrom(
        ...(coded ? [`${coded}=one`, `${coded}=one,two`, `${coded}=urn:test|two`] : ['']),
      ),
      date: fc.constantFrom(
        ...(dated && type !== 'Account' ? [`${dated}=ge${days[0]}`, `${dated}=${days[1]}`] : ['']),
      ),
      status: fc.constantFrom(
        ...(verified || type === 'ChargeItem'
          ? ['']
          : [`status=${statuses[0]}`, `status=${statuses.join(',')},entered-in-error`]),
      ),
      id: ids.length === 0 ? fc.constant('') : fc.constant(`_id=${ids.join(',')}`),
      sort: fc.constantFrom(...sorts).map((sort) => `_sort=${sort}`),
      count: fc.constantFrom('_count=1', '_count=2', '_count=3', '_count=50', '_summary=count'),
      offset: fc.constantFrom('_offset=1', '_offset=2', '_offset=3'),
    },
    { requiredKeys: ['count'] },
  );
  const search = part.map((parts) => `/${type}?${Object.values(parts).filter(Boolean).join('&')}`);
  return type === 'Observation'
    ? fc.oneof(
        { weight: 3, arbitrary: search },
        { weight: 1, arbitrary: fc.constant('/DiagnosticReport?_include=DiagnosticReport:result&_count=1') },
      )
    : search;
}
