import type {
  AllergyIntolerance,
  CodeableConcept,
  Condition,
  FhirResource,
  HumanName,
  Immunization,
  MedicationRequest,
  Observation,
  Patient,
  Reference,
} from 'fhir/r4';
import { readMedicationName } from '../medicines/medication-name.ts';
import { findEffective } from '../results/effective.ts';
import { ipsProfile, unknownElement, type SectionKind } from './ips.ts';
import { pick } from './pick.ts';

const core = 'http://hl7.org/fhir/StructureDefinition';

/**
 * A resource of the record as the document has it: only what the section is for. Whoever wrote it down, the visit, and
 * whatever else it points at stay at the hospital, so that nothing in the document leads outside it.
 */
export function toEntry(kind: SectionKind, resource: FhirResource, subject: Reference): FhirResource {
  switch (resource.resourceType) {
    case 'AllergyIntolerance':
      return toAllergy(resource, subject);
    case 'Condition':
      return toCondition(resource, subject);
    case 'MedicationRequest':
      return toMedicine(resource, subject);
    case 'Immunization':
      return toImmunization(resource, subject);
    case 'Observation':
      return toObservation(kind, resource, subject);
    default:
      throw new Error(`A summary has no place for ${resource.resourceType}.`);
  }
}

/** By which number the hospital knows the patient; national numbers, addresses and telephones are left out. */
export function toSubject(patient: Patient): Patient {
  const { id, birthDate, name = [] } = patient;
  const [official] = name.toSorted((one, other) => Number(isOfficial(other)) - Number(isOfficial(one)));
  const numbers = (patient.identifier ?? []).filter(({ type }) =>
    type?.coding?.some(({ code }) => code === 'MR'),
  );
  const named = official && pick(official, ['use', 'text', 'family', 'given', 'prefix', 'suffix']);
  const isNamed = named && (named.text ?? named.family ?? named.given) !== undefined;
  return {
    ...head('Patient', id, ipsProfile('Patient')),
    ...(numbers.length > 0
      ? { identifier: numbers.map((number) => pick(number, ['use', 'type', 'system', 'value'])) }
      : {}),
    name: isNamed ? [named] : [{ _text: unknownElement }],
    ...pick(patient, ['gender']),
    ...(birthDate === undefined ? { _birthDate: unknownElement } : { birthDate }),
  };
}

const isOfficial = ({ use }: HumanName) => use === 'official';

function head<Type extends string>(resourceType: Type, id: string | undefined, ...profile: string[]) {
  return { resourceType, ...(id === undefined ? {} : { id }), meta: { profile } };
}

function toAllergy(allergy: AllergyIntolerance, patient: Reference): AllergyIntolerance {
  const { id, code, reaction } = allergy;
  return {
    ...head('AllergyIntolerance', id, ipsProfile('AllergyIntolerance')),
    ...pick(allergy, [
      'clinicalStatus',
      'verificationStatus',
      'type',
      'category',
      'criticality',
      'onsetDateTime',
    ]),
    code: named(code),
    patient,
    ...(reaction
      ? { reaction: reaction.map((one) => pick(one, ['substance', 'manifestation', 'severity', 'onset'])) }
      : {}),
  };
}

function toCondition(condition: Condition, subject: Reference): Condition {
  return {
    ...head('Condition', condition.id, ipsProfile('Condition')),
    ...pick(condition, [
      'clinicalStatus',
      'verificationStatus',
      'category',
      'severity',
      'bodySite',
      'onsetDateTime',
      'abatementDateTime',
    ]),
    code: named(condition.code),
    subject,
  };
}

/** A medicine that the order only points at is told by its name. */
function toMedicine(order: MedicationRequest, subject: Reference): MedicationRequest {
  const { id, dosageInstruction } = order;
  const name = readMedicationName(order, 'en')?.text;
  const concept = order.medicationCodeableConcept ?? (name === undefined ? undefined : { text: name });
  return {
    ...head('MedicationRequest', id, ipsProfile('MedicationRequest')),
    ...pick(order, ['status', 'intent', 'authoredOn']),
    medicationCodeableConcept: named(concept),
    subject,
    ...(dosageInstruction
      ? {
          dosageInstruction: dosageInstruction.map((dosage) =>
            pick(dosage, [
              'sequence',
              'text',
              'patientInstruction',
              'timing',
              'asNeededBoolean',
              'route',
              'doseAndRate',
            ]),
          ),
        }
      : {}),
  };
}

function toImmunization(vaccine: Immunization, patient: Reference): Immunization {
  const { id, vaccineCode, protocolApplied } = vaccine;
  return {
    ...head('Immunization', id, ipsProfile('Immunization')),
    ...pick(vaccine, ['status', 'occurrenceDateTime', 'occurrenceString', 'primarySource', 'lotNumber']),
    vaccineCode: named(vaccineCode),
    patient,
    ...(protocolApplied
      ? {
          protocolApplied: protocolApplied.map((one) =>
            pick(one, ['targetDisease', 'doseNumberPositiveInt', 'doseNumberString']),
          ),
        }
      : {}),
  };
}

function toObservation(kind: SectionKind, observation: Observation, subject: Reference): Observation {
  const { id, code, performer = [] } = observation;
  const names = performer.flatMap(({ display }) => (display === undefined ? [] : [{ display }]));
  const isVital = observation.category?.some(({ coding }) =>
    coding?.some((one) => one.code === 'vital-signs'),
  );
  const profile = isVital ? [`${core}/vitalsigns`] : [];
  return {
    ...head(
      'Observation',
      id,
      ...(kind === 'results' ? [ipsProfile('Observation-results-laboratory-pathology')] : profile),
    ),
    ...pick(observation, ['status', 'category', ...values]),
    ...whenOf(observation),
    code: named(code),
    subject,
    performer: kind === 'wearables' ? [subject] : names.length > 0 ? names : [unknownElement],
    ...pick(observation, ['interpretation', 'referenceRange', 'component', 'dataAbsentReason']),
  };
}

/** FHIR's own profile of vital signs (vs-1) takes no stretch of time, so a day's reading stands at its beginning. */
function whenOf(observation: Observation): Pick<Observation, 'effectiveDateTime'> {
  const effectiveDateTime = findEffective(observation);
  return effectiveDateTime === undefined ? {} : { effectiveDateTime };
}

const values = [
  'valueQuantity',
  'valueCodeableConcept',
  'valueString',
  'valueBoolean',
  'valueInteger',
  'valueRange',
  'valueRatio',
] as const;

const named = (concept: CodeableConcept | undefined): CodeableConcept => {
  const kept = concept && pick(concept, ['coding', 'text']);
  return kept && Object.keys(kept).length > 0 ? kept : unknownElement;
};
