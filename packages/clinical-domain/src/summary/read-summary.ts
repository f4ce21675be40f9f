import type { Bundle, Composition, CompositionSection, FhirResource, Patient, Resource } from 'fhir/r4';
import type { ClinicView } from '../language/format-locale.ts';
import { formatHumanName } from '../names/human-name.ts';
import { findHospitalNumber } from '../profile/patient-number.ts';
import { readNarrative } from '../results/narrative.ts';
import { pickTranslation } from '../language/translated-text.ts';
import { formatFhirDate } from './format-fhir-date.ts';
import { sectionCodes, sectionKinds, type EmptyReason, type SectionKind } from './ips.ts';
import { describeEntry, type SummaryLine } from './summary-lines.ts';
import { summaryStrings } from './summary-strings.ts';

export type SummarySection = {
  /** Nothing where it is a section that we do not make. */
  kind: SectionKind | undefined;
  title: string;
  lines: SummaryLine[];
  /** The words of the section, without markup, where nothing of it could be read by its codes. */
  narrative: string | undefined;
  empty: EmptyReason | undefined;
};

/** A summary as people read it: text alone, whatever the document holds. */
export type Summary = {
  name: string;
  birthDate: string | undefined;
  gender: Patient['gender'];
  /** By which the hospital knows the patient. */
  number: string | undefined;
  madeAt: string | undefined;
  madeBy: string | undefined;
  /** Where whoever reads it reaches them. */
  makerAddress: string | undefined;
  makerPhone: string | undefined;
  sections: SummarySection[];
};

/** Beyond these it is no summary but an attempt to keep the reader busy. */
const mostEntries = 2000;
const mostSections = 40;
const mostLines = 300;
const longestName = 200;

/**
 * Reads a document that anybody may have made. It never throws: what is not as it should be is left out, and what is no
 * summary is nothing.
 */
export function readSummary(document: unknown, view: ClinicView): Summary | undefined {
  try {
    return read(document as Bundle, view);
  } catch {
    return undefined;
  }
}

function read(bundle: Bundle, view: ClinicView): Summary | undefined {
  if (bundle?.resourceType !== 'Bundle' || bundle.type !== 'document') return undefined;
  const entries = (bundle.entry ?? [])
    .slice(0, mostEntries)
    .flatMap(({ fullUrl, resource }) =>
      resource === undefined ? [] : [{ fullUrl, resource: resource as FhirResource }],
    );
  const composition = entries[0]?.resource;
  const patient = entries.find(({ resource }) => resource.resourceType === 'Patient')?.resource;
  if (composition?.resourceType !== 'Composition' || patient?.resourceType !== 'Patient') return undefined;
  const resolve = (reference: string | undefined) =>
    entries.find(
      ({ fullUrl, resource }) =>
        fullUrl === reference || `${resource.resourceType}/${resource.id}` === reference,
    )?.resource;
  return {
    ...readPatient(patient, view),
    madeAt: toText(bundle.timestamp ?? composition.date),
    ...readMaker(composition, resolve),
    sections: (composition.section ?? [])
      .slice(0, mostSections)
      .map((section) => readSection(section, resolve, view)),
  };
}

function readPatient(patient: Patient, view: ClinicView) {
  const [name] = patient.name ?? [];
  const translated = view.language === 'en' ? undefined : pickTranslation(name, 'text', view.language);
  return {
    name: (translated ?? formatHumanName(name)).slice(0, longestName),
    birthDate: formatFhirDate(toText(patient.birthDate), view),
    gender: patient.gender,
    number: toText(findHospitalNumber(patient)),
  };
}

type Resolve = (reference: string | undefined) => FhirResource | undefined;

/** A document that is broken there is still a summary. */
const listOf = <Item>(value: Item[] | undefined): (Item | undefined)[] => (Array.isArray(value) ? value : []);

function readMaker({ author }: Composition, resolve: Resolve) {
  const [first] = author ?? [];
  const found = resolve(first?.reference);
  const maker = found?.resourceType === 'Organization' ? found : undefined;
  return {
    madeBy: toText(maker ? maker.name : first?.display),
    makerAddress: toText(listOf(maker?.address)[0]?.text),
    makerPhone: toText(listOf(maker?.telecom).find((one) => one?.system === 'phone')?.value),
  };
}

function readSection(section: CompositionSection, resolve: Resolve, view: ClinicView): SummarySection {
  const kind = findKind(section);
  const lines = (section.entry ?? [])
    .slice(0, mostLines)
    .flatMap(({ reference }) => describeSafely(resolve(reference), view))
    .slice(0, mostLines);
  const narrative = lines.length > 0 ? '' : readNarrative(toText(section.text?.div));
  const reason = section.emptyReason?.coding?.[0]?.code;
  const empty = reason === 'withheld' ? 'withheld' : 'unavailable';
  return {
    kind,
    title: kind
      ? summaryStrings[view.language].sections[kind]
      : (toText(section.title) ?? '').slice(0, longestName),
    lines,
    narrative: reason === undefined && narrative !== '' ? narrative : undefined,
    empty: lines.length === 0 && (reason !== undefined || narrative === '') ? empty : undefined,
  };
}

function findKind({ code }: CompositionSection): SectionKind | undefined {
  const codes = new Set((code?.coding ?? []).map((coding) => coding.code));
  return sectionKinds.find((kind) => {
    const { coding, text } = sectionCodes[kind];
    return coding ? codes.has(coding[0]?.code) : text === code?.text;
  });
}

function describeSafely(resource: Resource | undefined, view: ClinicView): SummaryLine[] {
  if (!resource) return [];
  try {
    return describeEntry(resource as FhirResource, view).filter(isReadable);
  } catch {
    return [];
  }
}

/** Where text is due, nothing but text. */
function isReadable({ name, value, details }: SummaryLine): boolean {
  return [name, ...(value ? [value] : []), ...details].every((one) => typeof one?.text === 'string');
}

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined);
