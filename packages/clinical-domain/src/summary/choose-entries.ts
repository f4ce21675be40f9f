import type { AllergyIntolerance, CodeableConcept, Condition, FhirResource, Observation } from 'fhir/r4';
import { isPast } from '../fhir/clinical-status.ts';
import { findInstant } from '../results/effective.ts';
import { allReadingCodes } from '../vitals/own-readings.ts';
import { findReadingSource } from '../vitals/reading-source.ts';
import type { SectionKind } from './ips.ts';
import type { SummaryChoice, SummaryRecord } from './summary-record.ts';

export type Entries = Record<SectionKind, FhirResource[]>;

const year = 365 * 24 * 3_600_000;
const disproved = new Set(['refuted', 'entered-in-error']);
/** The guide's own list: what is neither begun nor cancelled. */
const told = new Set(['final', 'amended', 'corrected', 'preliminary']);

/** Which of the record belongs to which section. */
export function chooseEntries(record: SummaryRecord, choice: SummaryChoice, now: Date): Entries {
  const conditions = record.conditions.filter(isTrue);
  const isRecent = (one: Observation) => now.getTime() - (findInstant(one) ?? 0) <= year;
  const measured = record.vitals.filter((one) => isTold(one) && findReadingSource(one) === 'clinic');
  const readings = record.readings.filter(
    (one) => isTold(one) && findReadingSource(one) === 'device' && isOfDevice(one),
  );
  const entries: Entries = {
    allergies: record.allergies.filter((one) => isTrue(one) && !isPast(one.clinicalStatus)),
    problems: conditions.filter((one) => !isPast(one.clinicalStatus)),
    medicines: record.medicines.filter(({ status, doNotPerform }) => status === 'active' && !doNotPerform),
    immunizations: record.immunizations.filter(({ status }) => status === 'completed'),
    results: latestOfEach(record.results.filter((one) => isTold(one) && isRecent(one) && hasResult(one))),
    vitals: latestOfEach(measured.filter(hasResult)),
    'past-problems': conditions.filter((one) => isPast(one.clinicalStatus)),
    wearables: latestOfEach(readings.filter(hasResult)),
  };
  return withChosen(withUnderstood(entries), choice);
}

function withChosen(entries: Entries, { history, medicines, results, wearables }: SummaryChoice): Entries {
  return {
    allergies: history ? entries.allergies : [],
    problems: history ? entries.problems : [],
    medicines: medicines ? entries.medicines : [],
    immunizations: history ? entries.immunizations : [],
    results: results ? entries.results : [],
    vitals: results ? entries.vitals : [],
    'past-problems': history ? entries['past-problems'] : [],
    wearables: wearables ? entries.wearables : [],
  };
}

/** A modifier that is not known may turn what is said into its opposite, so its resource is left out. */
function withUnderstood(entries: Entries): Entries {
  const isUnderstood = (resource: FhirResource) => !('modifierExtension' in resource) && resource.id;
  const understood = Object.entries(entries).map(([kind, found]) => [kind, found.filter(isUnderstood)]);
  return Object.fromEntries(understood) as Entries;
}

const codesOf = (concept: CodeableConcept | undefined) =>
  (concept?.coding ?? []).flatMap(({ code }) => code ?? []);

const isTrue = ({ verificationStatus }: AllergyIntolerance | Condition) =>
  !codesOf(verificationStatus).some((code) => disproved.has(code));

const isTold = ({ status }: Observation) => told.has(status);

const isOfDevice = ({ code }: Observation) => codesOf(code).some((one) => allReadingCodes.includes(one));

const hasResult = (observation: Observation) =>
  findInstant(observation) !== undefined &&
  [observation, ...(observation.component ?? [])].some((part) =>
    Object.keys(part).some((name) => name.startsWith('value')),
  );

/** Of each thing that is measured the newest; in the order of the first of each. */
function latestOfEach(observations: Observation[]): Observation[] {
  const newest = new Map<string, Observation>();
  for (const one of observations) {
    const [coding] = one.code.coding ?? [];
    const name = coding?.code === undefined ? (one.code.text ?? '') : `${coding.system}|${coding.code}`;
    const known = newest.get(name);
    if (!known || (findInstant(known) ?? 0) < (findInstant(one) ?? 0)) newest.set(name, one);
  }
  return [...newest.values()];
}
