import type { CodeableConcept, DiagnosticReport, Observation, Reference, Resource } from 'fhir/r4';
import type { LanguageTag } from '../language/format-locale.ts';
import { readTranslated, type RecordText } from '../language/translated-text.ts';
import { compareWeight, isOutside } from './condition.ts';
import { findEffective, findInstant } from './effective.ts';
import { readNarrative } from './narrative.ts';
import type { Parameter } from './parameter.ts';
import { parseResultLine } from './parse-result-line.ts';
import { readParameters } from './read-parameters.ts';
import { isPendingStatus, stateOfReport, type ReportState } from './report-state.ts';

export type Report = {
  id: string;
  state: ReportState;
  name: RecordText;
  category: RecordText | undefined;
  performer: RecordText | undefined;
  /** `Practitioner/…`: the doctor whom the patient can ask about it. */
  doctor: string | undefined;
  doctorName: RecordText | undefined;
  /** As the record has it: a moment, or only a day. */
  effective: string | undefined;
  note: string | undefined;
  conclusion: RecordText | undefined;
  parameters: Parameter[];
  /** Results that the report lists and that are not there for the patient. */
  missing: number;
};

/** The report as a patient reads it. The observations are those that came along with it. */
export function readReport(
  report: DiagnosticReport,
  observations: Observation[],
  language: LanguageTag,
): Report {
  const results = readResults(report, byId(observations), language);
  const [category] = report.category ?? [];
  const doctor = findReportDoctor(report);
  return {
    id: report.id ?? '',
    state: stateOfReport(report),
    name: nameOfReport(report, language),
    category: readCategory(category, language),
    performer: readTranslated(report.performer?.[0], 'display', language),
    doctor: doctor?.reference,
    doctorName: readTranslated(doctor, 'display', language),
    effective: findEffective(report),
    note: readNarrative(report.text?.div) || undefined,
    conclusion: readTranslated(report, 'conclusion', language),
    parameters: results.flat(),
    missing: results.filter((lines) => lines.length === 0).length,
  };
}

/** Of HL7's diagnostic services, the one whose name the portal knows: https://terminology.hl7.org/CodeSystem-v2-0074.html */
const nepaliCategories: Record<string, string> = { LAB: 'प्रयोगशाला' };

function readCategory(category: CodeableConcept | undefined, language: LanguageTag): RecordText | undefined {
  const [coding] = category?.coding ?? [];
  const written = readTranslated(coding, 'display', language) ?? readTranslated(category, 'text', language);
  const known = nepaliCategories[coding?.code ?? ''];
  return language === 'ne' && written?.language !== 'ne' && known ? { text: known, language } : written;
}

export function nameOfReport({ code }: DiagnosticReport, language: LanguageTag): RecordText {
  return (
    readTranslated(code.coding?.[0], 'display', language) ??
    readTranslated(code, 'text', language) ?? { text: code.coding?.[0]?.code ?? '–', language: 'en' }
  );
}

/** Who reads the results for the patient is who ordered them; a laboratory is nobody to write to. */
export function findReportDoctor({
  resultsInterpreter = [],
  performer = [],
}: DiagnosticReport): Reference | undefined {
  return [...resultsInterpreter, ...performer].find(({ reference }) =>
    /^Practitioner\/[A-Za-z0-9\-.]{1,64}$/.test(reference ?? ''),
  );
}

/** What to look at first: the worst result, of several the one farthest out of its range; else the first one. */
export function findLeadParameter({ parameters }: Pick<Report, 'parameters'>): Parameter | undefined {
  return parameters.toSorted(
    (one, other) => compareWeight(one.condition, other.condition) || howFarOut(other) - howFarOut(one),
  )[0];
}

/** In parts of the limit that it is beyond. */
function howFarOut({ measured, range, condition }: Parameter): number {
  const limit = condition?.endsWith('high') ? range?.high : range?.low;
  if (!measured || limit === undefined || !isOutside(condition)) return 0;
  return Math.abs(measured.number - limit) / (Math.abs(limit) || 1);
}

export function byId(observations: readonly Observation[]): ReadonlyMap<string, Observation> {
  return new Map(observations.map((observation) => [observation.id ?? '', observation]));
}

/**
 * What each of the report's results says; nothing for one that is not there for the patient. A line of text stands for a
 * result only where the report names no Observation for it: the text beside a reference to one that was withheld or
 * entered in error would show what must not be seen.
 */
export function readResults(
  report: DiagnosticReport,
  observations: ReadonlyMap<string, Observation>,
  language: LanguageTag,
): Parameter[][] {
  const owner = `${report.id ?? ''}#`;
  const contained = (report.contained ?? []).filter(isObservation);
  return (report.result ?? []).map(({ reference, display }, index): Parameter[] => {
    if (reference === undefined) return [readLine(report, display ?? '', `${owner}${index}`)];
    if (reference.startsWith('#')) {
      const found = contained.find(({ id }) => `#${id}` === reference);
      return found ? withTimeOf(report, readParameters(found, language, owner)) : [];
    }
    const id = /(?:^|\/)Observation\/([A-Za-z0-9\-.]{1,64})(?:\/_history\/|$)/.exec(reference)?.[1];
    const found = id === undefined ? undefined : observations.get(id);
    return found ? withTimeOf(report, readParameters(found, language)) : [];
  });
}

function readLine(report: DiagnosticReport, display: string, key: string): Parameter {
  const parsed = parseResultLine(display);
  return {
    key,
    code: undefined,
    loinc: undefined,
    name: { text: parsed?.name ?? display, language: 'en' },
    gloss: undefined,
    measured: parsed?.measured,
    valueText: parsed?.valueText === undefined ? undefined : { text: parsed.valueText, language: 'en' },
    range: parsed?.range,
    condition: parsed?.condition,
    note: undefined,
    at: findInstant(report),
    isPending: isPendingStatus(report.status),
  };
}

function withTimeOf(report: DiagnosticReport, parameters: Parameter[]): Parameter[] {
  return parameters.map((parameter) => ({ ...parameter, at: parameter.at ?? findInstant(report) }));
}

const isObservation = (resource: Resource): resource is Observation =>
  resource.resourceType === 'Observation';
