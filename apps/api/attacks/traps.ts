import { randomUUID } from 'node:crypto';
import type {
  Attachment,
  Coding,
  Communication,
  DiagnosticReport,
  FhirResource,
  Observation,
  Reference,
} from 'fhir/r4';
import type { TestDoctor } from '../test/booking-clinic.ts';
import type { Subject } from './subject.ts';

/** By which the hospital keeps something from the patient. */
export const withheld: Coding = { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' };

/**
 * Ways from A's record into what A may not see. `nobody` marks what is not B's either: withheld from A, or ownerless.
 */
export function buildTraps(a: Subject, b: Subject, doctor: TestDoctor, nobody: (field: string) => string) {
  const pulse = { status: 'final' as const, code: { text: 'Pulse' } };
  const inTwoDays = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 48 * 3_600_000);
  const hidden: Observation & { id: string } = {
    resourceType: 'Observation',
    id: randomUUID(),
    ...pulse,
    meta: { security: [withheld] },
    subject: a.self,
    valueString: nobody('withheld'),
  };
  const traps = {
    withheldResult: hidden,
    mistakenResult: {
      resourceType: 'Observation',
      id: randomUUID(),
      status: 'entered-in-error',
      code: { text: 'Pulse' },
      subject: a.self,
      valueString: a.mark('mistaken'),
    },
    withheldProblem: {
      resourceType: 'Condition',
      id: randomUUID(),
      meta: { security: [withheld] },
      subject: a.self,
      code: { text: nobody('withheld-problem') },
    },
    mistakenProblem: {
      resourceType: 'Condition',
      id: randomUUID(),
      verificationStatus: {
        coding: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/condition-ver-status',
            code: 'entered-in-error',
          },
        ],
      },
      subject: a.self,
      code: { text: a.mark('mistaken-problem') },
    },
    resultAboutB: {
      resourceType: 'Observation',
      id: randomUUID(),
      ...pulse,
      subject: b.self,
      focus: [a.self],
      performer: [a.self],
      valueString: b.mark('focus'),
    },
    visitOfBoth: {
      resourceType: 'Appointment',
      id: randomUUID(),
      status: 'booked',
      description: b.mark('visit-of-both'),
      participant: [
        { actor: a.self, status: 'accepted' },
        { actor: b.self, status: 'accepted' },
      ],
    },
    reportWithForeignResults: {
      resourceType: 'DiagnosticReport',
      id: randomUUID(),
      status: 'final',
      code: { text: a.mark('report-with-foreign-results') },
      subject: a.self,
      result: [
        { reference: `Observation/${a.idOf('Observation')}` },
        { reference: `Observation/${b.idOf('Observation')}` },
        { reference: `Observation/${hidden.id}` },
      ],
    },
    messageInForeignThread: {
      resourceType: 'Communication',
      id: randomUUID(),
      status: 'completed',
      subject: a.self,
      partOf: [{ reference: `Communication/${b.idOf('Communication')}` }],
      payload: [{ contentString: a.mark('message-in-foreign-thread') }],
    },
    foreignMessageInThread: {
      resourceType: 'Communication',
      id: randomUUID(),
      status: 'completed',
      subject: b.self,
      partOf: [{ reference: `Communication/${a.idOf('Communication')}` }],
      payload: [{ contentString: b.mark('message-in-thread-of-a') }],
    },
    billOnForeignAccount: {
      resourceType: 'Invoice',
      id: randomUUID(),
      status: 'issued',
      subject: a.self,
      account: { reference: `Account/${b.idOf('Account')}` },
      note: [{ text: a.mark('bill-on-foreign-account') }],
    },
    foreignDoseOfOrder: {
      resourceType: 'MedicationAdministration',
      id: randomUUID(),
      status: 'completed',
      subject: b.self,
      medicationCodeableConcept: { text: b.mark('foreign-dose') },
      effectiveDateTime: '2026-01-01',
      request: { reference: `MedicationRequest/${a.idOf('MedicationRequest')}` },
    },
    ownerlessFile: {
      resourceType: 'Binary',
      id: randomUUID(),
      contentType: 'text/plain',
      data: Buffer.from(nobody('file')).toString('base64'),
    },
    ownSheet: sheet(a.self, a.mark('own-sheet'), { data: toPdf(a.mark('sheet')) }),
    foreignSheet: sheet(b.self, b.mark('foreign-sheet'), { data: toPdf(b.mark('sheet')) }),
    sheetThatIsForeign: sheet(a.self, a.mark('borrowed-sheet'), { url: `Binary/${b.idOf('Binary')}` }),
    sheetThatIsAPage: sheet(a.self, a.mark('page-sheet'), { data: toBase64(page(a.mark('page'))) }),
    pageFile: {
      resourceType: 'Binary',
      id: randomUUID(),
      contentType: 'text/html',
      securityContext: a.self,
      data: toBase64(page(a.mark('page-file'))),
    },
    drawingFile: {
      resourceType: 'Binary',
      id: randomUUID(),
      contentType: 'image/svg+xml',
      securityContext: a.self,
      data: toBase64(`<svg xmlns="http://www.w3.org/2000/svg">${page(a.mark('drawing-file'))}</svg>`),
    },
    relative: {
      resourceType: 'RelatedPerson',
      id: randomUUID(),
      patient: b.self,
      name: [{ text: b.mark('relative') }],
    },
    group: {
      resourceType: 'Group',
      id: randomUUID(),
      type: 'person',
      actual: true,
      name: b.mark('group'),
      member: [{ entity: a.self }, { entity: b.self }],
    },
    list: {
      resourceType: 'List',
      id: randomUUID(),
      status: 'current',
      mode: 'working',
      title: b.mark('list'),
      subject: b.self,
      entry: [{ item: { reference: `Observation/${a.idOf('Observation')}` } }],
    },
    foreignVisit: {
      resourceType: 'Appointment',
      id: randomUUID(),
      status: 'booked',
      description: b.mark('visit-with-doctor'),
      participant: [
        { actor: b.self, status: 'accepted' },
        { actor: { reference: `Practitioner/${doctor.practitionerId}` }, status: 'accepted' },
      ],
    },
    /** The doctor to whom A may write. */
    ownVisit: {
      resourceType: 'Appointment',
      id: randomUUID(),
      status: 'fulfilled',
      description: a.mark('visit-with-doctor'),
      participant: [
        { actor: a.self, status: 'accepted' },
        { actor: { reference: `Practitioner/${doctor.practitionerId}` }, status: 'accepted' },
      ],
    },
    /** From the doctor to each of the two, and to neither. */
    ownMessage: message(a, doctor, a.self),
    foreignMessage: message(b, doctor, b.self),
    messageBetweenDoctors: message(a, doctor, { reference: `Practitioner/${doctor.practitionerId}` }),
    takenTime: {
      resourceType: 'Slot',
      id: randomUUID(),
      status: 'busy',
      comment: b.mark('slot-comment'),
      schedule: { reference: `Schedule/${doctor.scheduleId}`, display: b.mark('slot-schedule') },
      start: inTwoDays.toISOString(),
      end: new Date(inTwoDays.getTime() + 1_800_000).toISOString(),
    },
    privateDoctor: {
      resourceType: 'Practitioner',
      id: randomUUID(),
      name: [{ text: 'Dr. Nobody' }, { use: 'maiden', text: nobody('maiden-name') }],
      identifier: [{ system: 'urn:citizenship', value: nobody('citizenship') }],
      telecom: [{ system: 'phone', value: nobody('private-phone') }],
      address: [{ use: 'home', text: nobody('home') }],
      extension: [{ url: 'urn:payroll', valueString: nobody('payroll') }],
    },
    withheldService: {
      resourceType: 'HealthcareService',
      id: randomUUID(),
      meta: { security: [withheld] },
      name: nobody('service'),
      providedBy: doctor.role.organization ?? {},
    },
  } satisfies Record<string, FhirResource & { id: string }>;
  return traps as Record<keyof typeof traps, FhirResource & { id: string }>;
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64');
const toPdf = (text: string) => toBase64(`%PDF-1.4 ${text}`);
const page = (text: string) => `<script>alert(document.domain)</script><p>${text}</p>`;

/** A report to which the laboratory attached its own sheet. */
function sheet(subject: Reference, name: string, form: Attachment): DiagnosticReport & { id: string } {
  return {
    resourceType: 'DiagnosticReport',
    id: randomUUID(),
    status: 'final',
    code: { text: name },
    subject,
    presentedForm: [{ contentType: 'application/pdf', ...form }],
  };
}

function message(
  about: Subject,
  doctor: { practitionerId: string },
  to: Reference,
): Communication & { id: string } {
  return {
    resourceType: 'Communication',
    id: randomUUID(),
    status: 'completed',
    subject: about.self,
    sender: { reference: `Practitioner/${doctor.practitionerId}` },
    recipient: [to],
    payload: [{ contentString: about.mark('letter') }],
  };
}
