import type { AuditEvent, AuditEventEntity } from 'fhir/r4';

export type Topic =
  | 'results'
  | 'medicines'
  | 'visits'
  | 'bills'
  | 'messages'
  | 'documents'
  | 'conditions'
  | 'allergies'
  | 'vaccines'
  | 'forms'
  | 'tasks'
  | 'details'
  | 'access-list'
  | 'directory'
  | 'record';

const topics: Readonly<Record<string, Topic>> = {
  Account: 'bills',
  AllergyIntolerance: 'allergies',
  Appointment: 'visits',
  AuditEvent: 'access-list',
  Binary: 'documents',
  ChargeItem: 'bills',
  CodeSystem: 'directory',
  Communication: 'messages',
  Condition: 'conditions',
  DiagnosticReport: 'results',
  DocumentReference: 'documents',
  HealthcareService: 'directory',
  Immunization: 'vaccines',
  Invoice: 'bills',
  Location: 'directory',
  MedicationAdministration: 'medicines',
  MedicationRequest: 'medicines',
  Observation: 'results',
  Organization: 'directory',
  Patient: 'details',
  Practitioner: 'directory',
  PractitionerRole: 'directory',
  Questionnaire: 'forms',
  QuestionnaireResponse: 'forms',
  Schedule: 'directory',
  Slot: 'directory',
  Task: 'tasks',
  ValueSet: 'directory',
};

/** What the event was about, each once. A search whose words are not told, or a whole record, is about the record. */
export function readTopics({ entity = [], subtype }: Pick<AuditEvent, 'entity' | 'subtype'>): Topic[] {
  const types = entity.filter((one) => !isWhose(one)).map(findType);
  const others = types.filter((type) => type !== 'Patient');
  const named = new Set(
    others.flatMap((type = '') => (Object.hasOwn(topics, type) ? (topics[type] ?? []) : [])),
  );
  if (named.size > 1) named.delete('directory');
  if (named.size > 0) return [...named];
  const isWide = subtype?.some(({ code }) => code === 'operation' || code === 'search-type') ?? false;
  return [others.length > 0 || entity.length === 0 || isWide ? 'record' : 'details'];
}

/** The entity that says whose record it is (object-role 1), as the portal writes it beside what was seen. */
function isWhose(entity: AuditEventEntity): boolean {
  return entity.role?.code === '1' && findType(entity) === 'Patient';
}

function findType({ what, query, name }: AuditEventEntity): string | undefined {
  return typeOf(what?.reference) ?? typeOfQuery(query) ?? (what ? undefined : name);
}

function typeOf(reference: string | undefined): string | undefined {
  return /(?:^|\/)([A-Z][A-Za-z]+)\/[A-Za-z0-9\-.]{1,64}(?:\/_history\/.*)?$/.exec(reference ?? '')?.[1];
}

/** The address of a search, in base64. */
function typeOfQuery(query: string | undefined): string | undefined {
  if (query === undefined) return undefined;
  try {
    return /\/([A-Z][A-Za-z]+)(?:\?|$)/.exec(atob(query))?.[1];
  } catch {
    return undefined;
  }
}
