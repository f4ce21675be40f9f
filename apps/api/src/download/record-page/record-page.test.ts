import * as fc from 'fast-check';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Appointment, FhirResource, Observation, Patient } from 'fhir/r4';
import { expect, test } from 'vitest';
import { createRecordPage } from './record-page.ts';

const clinic = {
  names: { en: 'Himal Valley', ne: 'हिमाल भ्याली' },
  addresses: { en: 'Maharajgunj', ne: 'महाराजगञ्ज' },
  phone: '+977-1-5550100',
  zone: 'Asia/Kathmandu',
};
const page = createRecordPage(clinic, Date.parse('2026-11-16T10:00:00+05:45'));
const at = new Date('2026-11-15T08:45:00Z');

function patientOf(mark: (name: string) => string): Patient {
  return {
    resourceType: 'Patient',
    name: [{ text: mark('patient') }],
    birthDate: '1984-03-12',
    gender: 'female',
    telecom: [{ system: 'phone', value: mark('phone') }],
    address: [{ text: mark('street') }],
  };
}

const ldl = (mark: (name: string) => string): Observation => ({
  resourceType: 'Observation',
  id: 'ldl',
  status: 'final',
  code: { text: mark('test'), coding: [{ system: 'http://loinc.org', code: '18262-6' }] },
  effectiveDateTime: '2026-11-12T07:40:00+05:45',
  valueQuantity: { value: 138, unit: 'mg/dL' },
  referenceRange: [{ low: { value: 0 }, high: { value: 100, unit: 'mg/dL' } }],
});

/** One of each kind that a record holds. */
function recordOf(mark: (name: string) => string): FhirResource[] {
  const subject = { reference: 'Patient/1' };
  const sent = '2026-11-14T10:00:00+05:45';
  return [
    {
      resourceType: 'AllergyIntolerance',
      patient: subject,
      code: { text: mark('allergy') },
      criticality: 'high',
    },
    {
      resourceType: 'Condition',
      subject,
      code: { text: mark('condition') },
      clinicalStatus: { coding: [{ code: 'active' }] },
      onsetDateTime: '2024',
    },
    {
      resourceType: 'MedicationRequest',
      status: 'active',
      intent: 'order',
      subject,
      medicationCodeableConcept: { text: mark('medicine') },
      dosageInstruction: [{ text: mark('dosage') }],
    },
    {
      resourceType: 'Immunization',
      status: 'completed',
      patient: subject,
      vaccineCode: { text: mark('vaccine') },
      occurrenceDateTime: '2026-01-05',
    },
    ldl(mark),
    {
      resourceType: 'DiagnosticReport',
      status: 'corrected',
      code: { text: mark('report') },
      effectiveDateTime: '2026-11-12T07:40:00+05:45',
      result: [{ reference: 'Observation/ldl' }],
      conclusion: mark('conclusion'),
    },
    {
      resourceType: 'Appointment',
      status: 'proposed',
      start: '2026-11-20T10:30:00+05:45',
      description: mark('reason'),
      participant: [{ status: 'accepted', actor: { display: mark('doctor') } }],
    },
    {
      resourceType: 'Communication',
      status: 'completed',
      sent,
      sender: { display: mark('sender') },
      payload: [{ contentString: mark('message') }],
    },
    {
      resourceType: 'Invoice',
      status: 'issued',
      date: '2026-11-01',
      totalNet: { value: 240_000, currency: 'NPR' },
      lineItem: [
        {
          chargeItemCodeableConcept: { text: mark('charge') },
          priceComponent: [{ type: 'base', amount: { value: 240_000 } }],
        },
      ],
    },
    {
      resourceType: 'MedicationAdministration',
      status: 'not-done',
      subject,
      medicationCodeableConcept: { text: mark('dose') },
      effectiveDateTime: sent,
    },
    {
      resourceType: 'QuestionnaireResponse',
      status: 'completed',
      item: [{ linkId: '1', text: mark('question'), answer: [{ valueString: mark('answer') }] }],
    },
    { resourceType: 'DocumentReference', status: 'current', description: mark('document'), content: [] },
    { resourceType: 'Task', status: 'requested', intent: 'order', description: mark('task') },
  ];
}

function write(mark: (name: string) => string): string {
  const resources = recordOf(mark);
  const sections = resources.map(
    (resource) => page.heading(resource.resourceType) + page.entries([resource], [ldl(mark)]),
  );
  return [page.head(patientOf(mark), at), ...sections, page.end()].join('');
}

const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const names = (name: string) => `the ${name}`;

test('F16: everything of the record can be read, in English and in Nepali, in both calendars', () => {
  const text = textOf(write(names));
  for (const said of [
    'Made on 15 Nov 2026 (29 Kartik 2083) 2:30 PM from the record of Himal Valley, Maharajgunj · +977-1-5550100',
    'हिमाल भ्याली, महाराजगञ्ज · +९७७-१-५५५०१००',
    'Date of birth 12 Mar 1984 (29 Falgun 2040)',
    'Allergies एलर्जी the allergy Severe',
    'the condition Since 2024 AD Current',
    'the medicine the dosage Current',
    'the report 12 Nov 2026 (26 Kartik 2083) Corrected: this report replaces an earlier one The value is above the normal range.',
    'Doctor Notes: the conclusion the test 138 mg/dL High Normal range 0 – 100 mg/dL',
    'the test १३८ mg/dL बढी एलडीएल (“खराब”) कोलेस्ट्रोल सामान्य दायरा ० – १०० mg/dL',
    'Appointment 20 Nov 2026 (4 Mangsir 2083) 10:30 AM the doctor In person Awaiting confirmation the reason',
    'the sender 14 Nov 2026 (28 Kartik 2083) 10:00 AM the message',
    'Bill Rs 2,40,000 01 Nov 2026 (15 Kartik 2083) To pay the charge Rs 2,40,000',
    'the dose 14 Nov 2026 (28 Kartik 2083) 10:00 AM Not taken',
    'the question the answer',
    'the document Current',
    'the task requested',
  ])
    expect(text).toContain(said);
});

test('F16: the page needs nothing from elsewhere', () => {
  const html = write(names);
  expect(html).not.toMatch(/<script|<link|<img|url\(|https?:|@import|\bon[a-z]+=/i);
  expect(html).toContain("default-src 'none'");
  expect(html.split('<article>').length).toBe(html.split('</article>').length);
});

test('F16: nothing of the record becomes markup, whatever it is', () => {
  const parts = (html: string) => html.split('<').length;
  const tame = parts(write(() => 'word'));
  const hostile = fc.oneof(
    fc.stringMatching(/^[<>"'&;:/\\@(){}=!# \nabर\u202e-]*$/),
    fc.constantFrom(
      '<script>alert(1)</script>x',
      '</style><iframe src="file:///etc/passwd"></iframe>x',
      '"><img src=x onerror=alert(1)>x',
      '</article></main></body></html>x',
    ),
  );
  fc.assert(
    // A letter before and after keeps each field from being empty, which would leave its element out.
    fc.property(hostile, (text) => {
      expect(parts(write(() => `a${text}z`))).toBe(tame);
    }),
    { numRuns: 40 },
  );
});

test('F16: what is not as it should be is described by what every entry has, and stops nothing', () => {
  const broken = recordOf(names).map(
    ({ resourceType }) =>
      ({ resourceType, code: 7, payload: 'x', item: 3, start: {}, date: 'soon' }) as never,
  );
  expect(() => page.entries(broken, [])).not.toThrow();
});

test('F16: the newest comes first', () => {
  const visit = (start: string): FhirResource => ({
    resourceType: 'Appointment',
    status: 'booked',
    start,
    participant: [],
  });
  const text = textOf(page.entries([visit('2025-01-02T10:00:00Z'), visit('2026-01-02T10:00:00Z')], []));
  expect(text.indexOf('2026')).toBeLessThan(text.indexOf('2025'));
});

test('A3: a video visit has no street, and each visit the state that every screen says', () => {
  const visit = (more: Partial<Appointment>): FhirResource => ({
    resourceType: 'Appointment',
    status: 'booked',
    start: '2026-11-20T10:30:00+05:45',
    participant: [
      { status: 'accepted', actor: { reference: 'Practitioner/d', display: 'Dr. Anil' } },
      { status: 'accepted', actor: { reference: 'Location/l', display: 'Main Hospital' } },
    ],
    ...more,
  });
  const video = [{ coding: [{ system: systemUris.visitMode, code: 'video' }] }];
  const read = (more: Partial<Appointment>) => textOf(page.entries([visit(more)], []));
  expect(read({})).toContain('Dr. Anil Main Hospital Confirmed');
  expect(read({ serviceType: video })).toContain('Dr. Anil Online (Telemedicine) Confirmed');
  expect(read({ serviceType: video })).not.toContain('Main Hospital');
  expect(read({ status: 'proposed', start: '2026-11-10T10:30:00+05:45' })).toContain('didn’t confirm');
});
