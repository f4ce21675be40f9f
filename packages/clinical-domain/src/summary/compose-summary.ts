import type { Bundle, Composition, CompositionSection, FhirResource, Organization } from 'fhir/r4';
import { chooseEntries } from './choose-entries.ts';
import {
  emptyReason,
  ipsProfile,
  requiredSections,
  sectionCodes,
  sectionKinds,
  summaryType,
  type SectionKind,
} from './ips.ts';
import { describeEntry } from './summary-lines.ts';
import { toNarrative } from './summary-narrative.ts';
import type { SummaryChoice, SummaryFrame, SummaryRecord } from './summary-record.ts';
import { toEntry, toSubject } from './summary-resources.ts';
import { summaryStrings } from './summary-strings.ts';

/** An International Patient Summary (https://hl7.org/fhir/uv/ips/STU2/) of the record: a document that stands alone. */
export function composeSummary(record: SummaryRecord, choice: SummaryChoice, frame: SummaryFrame): Bundle {
  const { id, at, base, clinic } = frame;
  const patient = toSubject(record.patient);
  const subject = { reference: `Patient/${patient.id}` };
  const chosen = chooseEntries(record, choice, at);
  const sections = sectionKinds.flatMap((kind) => {
    const resources = chosen[kind].map((resource) => toEntry(kind, resource, subject));
    return resources.length > 0 || requiredSections.has(kind) ? [{ kind, resources }] : [];
  });
  const organization: Organization = {
    resourceType: 'Organization',
    id: clinic.id,
    meta: { profile: [ipsProfile('Organization')] },
    name: clinic.name,
    ...(clinic.phone && { telecom: [{ system: 'phone', value: clinic.phone }] }),
    ...(clinic.address && { address: [{ text: clinic.address }] }),
  };
  const composition: Composition = {
    resourceType: 'Composition',
    id,
    meta: { profile: [ipsProfile('Composition')] },
    language: frame.view.language,
    status: 'final',
    type: summaryType,
    subject,
    date: at.toISOString(),
    author: [{ reference: `Organization/${clinic.id}`, display: clinic.name }],
    title: summaryStrings[frame.view.language].title,
    custodian: { reference: `Organization/${clinic.id}` },
    section: sections.map(({ kind, resources }) => toSection(kind, resources, choice, frame)),
  };
  const entries = [composition, patient, organization, ...sections.flatMap(({ resources }) => resources)];
  return {
    resourceType: 'Bundle',
    id,
    meta: { profile: [ipsProfile('Bundle')] },
    language: frame.view.language,
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${id}` },
    type: 'document',
    timestamp: at.toISOString(),
    entry: entries.map((resource) => ({
      fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
      resource,
    })),
  };
}

function toSection(
  kind: SectionKind,
  resources: FhirResource[],
  choice: SummaryChoice,
  { view }: SummaryFrame,
): CompositionSection {
  const strings = summaryStrings[view.language];
  const section = { title: strings.sections[kind], code: sectionCodes[kind] };
  if (resources.length > 0) {
    const lines = resources.flatMap((resource) => describeEntry(resource, view));
    return {
      ...section,
      text: toNarrative(lines, view.language),
      entry: resources.map(({ resourceType, id }) => ({ reference: `${resourceType}/${id}` })),
    };
  }
  const isWanted = kind === 'medicines' ? choice.medicines : choice.history;
  const reason = isWanted ? 'unavailable' : 'withheld';
  return {
    ...section,
    text: toNarrative(strings.empty[reason], view.language),
    emptyReason: emptyReason(reason),
  };
}
