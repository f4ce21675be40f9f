import { readBill } from '@portal/clinical-domain/money/bill';
import { formatDateTime } from '@portal/clinical-domain/time/format-date';
import type { ClinicView } from '@portal/clinical-domain/language/format-locale';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { readMedicationName } from '@portal/clinical-domain/medicines/medication-name';
import { kindOf } from '@portal/clinical-domain/messages/message';
import { formatFhirDate } from '@portal/clinical-domain/summary/format-fhir-date';
import { describeEntry, type SummaryLine } from '@portal/clinical-domain/summary/summary-lines';
import { readTranslated, type RecordText } from '@portal/clinical-domain/language/translated-text';
import { findVisitPlace } from '@portal/clinical-domain/visits/visit-place';
import { findVisitState } from '@portal/clinical-domain/visits/visit-state';
import type {
  Appointment,
  Communication,
  FhirResource,
  Invoice,
  MedicationAdministration,
  QuestionnaireResponse,
  QuestionnaireResponseItem,
} from 'fhir/r4';
import { describeReport, type Results } from './describe-report.ts';
import { recordStrings } from './record-strings.ts';

/** One entry of the record as a person reads it; `rows` are what it is made of, `words` what somebody wrote. */
export type RecordEntry = SummaryLine & { rows?: SummaryLine[]; texts?: RecordText[] };

/** `now`: when the page is made, which decides what has become of a visit. */
export type PageView = ClinicView & { now: number };

/** Nothing for what says nothing to a person. What is not as it should be is described by what every entry has. */
export function describeResource(resource: FhirResource, results: Results, view: PageView): RecordEntry[] {
  try {
    return describe(resource, results, view);
  } catch {
    return [describePlain(resource, view)];
  }
}

function describe(resource: FhirResource, results: Results, view: PageView): RecordEntry[] {
  switch (resource.resourceType) {
    case 'AllergyIntolerance':
    case 'Condition':
    case 'MedicationRequest':
    case 'Immunization':
    case 'Observation':
      return describeEntry(resource, view).map((line) => ({
        ...line,
        details: [...line.details, ...statusOf(resource, view)],
      }));
    case 'DiagnosticReport':
      return [describeReport(resource, results, view)];
    case 'Appointment':
      return [describeVisit(resource, view)];
    case 'Communication':
      return kindOf(resource) === 'thread' ? [] : [describeMessage(resource, view)];
    case 'Invoice':
      return [describeBill(resource, view)];
    case 'MedicationAdministration':
      return [describeDose(resource, view)];
    case 'QuestionnaireResponse':
      return [describeForm(resource, view)];
    default:
      return [describePlain(resource, view)];
  }
}

const own = (text: string, { language }: ClinicView): RecordText => ({ text, language });

function when(value: string | undefined, view: ClinicView): RecordText[] {
  const instant = new Date(value ?? '');
  const text =
    value === undefined || value.length <= 10 || Number.isNaN(instant.getTime())
      ? formatFhirDate(value, view)
      : formatDateTime(instant, view);
  return text === undefined ? [] : [own(text, view)];
}

/** A state that the portal has no word for is said in the record's own. */
function statusOf(resource: FhirResource, view: ClinicView): RecordText[] {
  const { status, clinicalStatus } = resource as {
    status?: unknown;
    clinicalStatus?: { coding?: { code?: string }[] };
  };
  const code = clinicalStatus?.coding?.[0]?.code ?? status;
  if (typeof code !== 'string') return [];
  const { statuses } = recordStrings[view.language];
  const known = Object.hasOwn(statuses, code) ? statuses[code] : undefined;
  return [known === undefined ? { text: code, language: 'en' } : own(known, view)];
}

/** By the same rules as every screen: a video visit has no place, and the place is no person. */
function describeVisit(visit: Appointment, view: PageView): RecordEntry {
  const { appointmentType, serviceType, participant, description, comment } = visit;
  const strings = recordStrings[view.language];
  const people = participant
    .filter(({ actor }) => !/^(Patient|Location)\//.test(actor?.reference ?? ''))
    .flatMap(({ actor }) => readTranslated(actor, 'display', view.language) ?? []);
  const place = findVisitPlace(visit, view.language);
  const where =
    place.mode === 'video' ? own(strings.byVideo, view) : (place.name ?? own(strings.inPerson, view));
  const state = own(strings.visitStates[findVisitState(visit, view.now)], view);
  return {
    name: nameOf([appointmentType, serviceType?.[0]], view) ?? own(strings.visit, view),
    details: [...when(visit.start, view), ...people, where, state],
    texts: [description, comment].flatMap((text) => (text ? [{ text, language: 'en' as const }] : [])),
  };
}

function describeMessage(message: Communication, view: ClinicView): RecordEntry {
  const isOwn = message.sender?.reference?.startsWith('Patient/') ?? false;
  const { language } = view;
  const { you, unnamed } = recordStrings[language];
  const from = isOwn
    ? own(you, view)
    : (readTranslated(message.topic, 'text', language) ??
      readTranslated(message.sender, 'display', language));
  return {
    name: from ?? own(recordStrings[language].sections['Communication'] ?? unnamed, view),
    details: when(message.sent, view),
    texts: (message.payload ?? []).flatMap(
      (part) =>
        readTranslated(part, 'contentString', language) ??
        readTranslated(part.contentAttachment, 'title', language) ??
        [],
    ),
  };
}

function describeBill(invoice: Invoice, view: ClinicView): RecordEntry {
  const { lines, total } = readBill(invoice);
  const money = (amount: number) => own(formatMoney(amount, view.language), view);
  return {
    name: own(recordStrings[view.language].bill, view),
    value: money(total),
    details: [...when(invoice.date, view), ...statusOf(invoice, view)],
    rows: lines.map(({ text, amount }) => ({
      name: { text, language: 'en' },
      value: money(amount),
      details: [],
    })),
  };
}

function describeDose(dose: MedicationAdministration, view: ClinicView): RecordEntry {
  return {
    name: readMedicationName(dose, view.language) ?? own(recordStrings[view.language].unnamed, view),
    details: [...when(dose.effectiveDateTime ?? dose.effectivePeriod?.start, view), ...statusOf(dose, view)],
  };
}

const deepestItem = 8;

function describeForm(form: QuestionnaireResponse, view: ClinicView): RecordEntry {
  const rowsOf = (items: QuestionnaireResponseItem[], depth: number): SummaryLine[] =>
    depth > deepestItem
      ? []
      : items.flatMap((item) => [
          {
            name: readTranslated(item, 'text', view.language) ?? { text: item.linkId, language: 'en' },
            details: (item.answer ?? []).map((answer) => ({
              text: answerOf(answer),
              language: 'en' as const,
            })),
          },
          ...rowsOf(item.item ?? [], depth + 1),
        ]);
  return {
    name: own(recordStrings[view.language].form, view),
    details: [...when(form.authored, view), ...statusOf(form, view)],
    rows: rowsOf(form.item ?? [], 0),
  };
}

function answerOf(answer: object): string {
  const [value] = Object.entries(answer).flatMap(([name, one]) => (name.startsWith('value') ? [one] : []));
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  const { display, text, value: amount, unit } = value as Record<string, unknown>;
  return [display ?? text ?? amount ?? '–', unit ?? ''].map(String).join(' ').trim();
}

const dates = [
  'date',
  'authoredOn',
  'created',
  'recordedDate',
  'dateTime',
  'occurrenceDateTime',
  'effectiveDateTime',
];

function describePlain(resource: FhirResource, view: ClinicView): RecordEntry {
  const any = resource as unknown as Record<string, unknown>;
  const date = dates.map((name) => any[name]).find((value) => typeof value === 'string');
  const category = Array.isArray(any['category']) ? any['category'][0] : any['category'];
  const title =
    readTranslated(any, 'description', view.language) ??
    nameOf([any['code'], any['type'], category], view) ??
    readTranslated(any, 'name', view.language) ??
    own(recordStrings[view.language].unnamed, view);
  return { name: title, details: [...when(date, view), ...statusOf(resource, view)] };
}

function nameOf(concepts: unknown[], { language }: ClinicView): RecordText | undefined {
  return concepts
    .flatMap((concept) => {
      const { coding } = (concept ?? {}) as { coding?: unknown };
      const first = Array.isArray(coding) ? (coding[0] as object) : undefined;
      return (
        readTranslated(concept as object, 'text', language) ??
        readTranslated(first, 'display', language) ??
        []
      );
    })
    .at(0);
}
