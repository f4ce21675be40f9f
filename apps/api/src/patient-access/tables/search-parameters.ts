/** `time` is an exact moment; `uri` a canonical address, perhaps with its version. */
export type ParameterKind = 'token' | 'date' | 'reference' | 'text' | 'uri' | 'number' | 'language' | 'time';
type Parameters = Readonly<Record<string, ParameterKind>>;

const ofPatient: Parameters = { patient: 'reference', subject: 'reference' };

/** Search parameters per type. No chain or `_has` is accepted with any of them, and no modifier but those below. */
export const searchParameters: Readonly<Record<string, Parameters>> = {
  Account: { ...ofPatient, status: 'token', type: 'token' },
  AllergyIntolerance: { patient: 'reference', 'clinical-status': 'token', category: 'token', date: 'date' },
  Appointment: {
    patient: 'reference',
    date: 'date',
    status: 'token',
    practitioner: 'reference',
    'appointment-type': 'token',
  },
  AuditEvent: { patient: 'reference', date: 'date', subtype: 'token', outcome: 'token', site: 'token' },
  ChargeItem: { ...ofPatient, account: 'reference', code: 'token', occurrence: 'date' },
  CodeSystem: { url: 'uri', version: 'token', status: 'token' },
  Communication: {
    ...ofPatient,
    category: 'token',
    'part-of': 'reference',
    received: 'date',
    recipient: 'reference',
    sender: 'reference',
    sent: 'date',
    status: 'token',
  },
  Condition: {
    ...ofPatient,
    category: 'token',
    'clinical-status': 'token',
    code: 'token',
    'recorded-date': 'date',
  },
  Consent: { patient: 'reference', status: 'token', category: 'token', date: 'date' },
  DiagnosticReport: { ...ofPatient, status: 'token', category: 'token', code: 'token', date: 'date' },
  DocumentReference: { ...ofPatient, status: 'token', category: 'token', type: 'token', date: 'date' },
  HealthcareService: {
    organization: 'reference',
    specialty: 'token',
    'service-category': 'token',
    'service-type': 'token',
    active: 'token',
    name: 'text',
  },
  Immunization: { patient: 'reference', status: 'token', date: 'date', 'vaccine-code': 'token' },
  Invoice: { ...ofPatient, status: 'token', date: 'date', account: 'reference' },
  Location: { organization: 'reference', name: 'text', status: 'token' },
  MedicationAdministration: {
    ...ofPatient,
    status: 'token',
    'effective-time': 'date',
    request: 'reference',
  },
  MedicationRequest: { ...ofPatient, status: 'token', intent: 'token', authoredon: 'date' },
  Observation: { ...ofPatient, status: 'token', category: 'token', code: 'token', date: 'date' },
  Organization: { name: 'text', active: 'token' },
  Practitioner: { name: 'text', active: 'token' },
  PractitionerRole: {
    organization: 'reference',
    specialty: 'token',
    practitioner: 'reference',
    location: 'reference',
    service: 'reference',
    active: 'token',
  },
  Questionnaire: { url: 'uri', version: 'token', status: 'token', title: 'text' },
  QuestionnaireResponse: { ...ofPatient, status: 'token', authored: 'date', questionnaire: 'uri' },
  Schedule: { actor: 'reference', active: 'token', date: 'date' },
  Slot: { schedule: 'reference', start: 'date', end: 'date', status: 'token' },
  Task: { patient: 'reference', status: 'token', code: 'token', 'authored-on': 'date', period: 'date' },
  ValueSet: { url: 'uri', version: 'token', status: 'token' },
};

/** Answered by the portal itself (audit-search.ts): no modifier ever reaches the records server. */
export const searchModifiers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AuditEvent: { site: 'not' },
};

/** For every type. */
export const commonParameters: Parameters = { _id: 'token', _lastUpdated: 'date' };

/** What the operations take. A value set is named, never sent along. */
export const operationParameters: Readonly<Record<'expand' | 'available-slots', Parameters>> = {
  expand: { url: 'uri', filter: 'text', count: 'number', offset: 'number', displayLanguage: 'language' },
  'available-slots': { start: 'time', end: 'time' },
};

/** Parameters by which a type may be sorted, beyond `_lastUpdated` and `_id`. */
export const sortParameters: Readonly<Record<string, readonly string[]>> = {
  Account: [],
  AllergyIntolerance: ['date'],
  Appointment: ['date'],
  AuditEvent: ['date'],
  ChargeItem: ['occurrence'],
  CodeSystem: [],
  Communication: ['sent'],
  Condition: ['recorded-date'],
  Consent: ['date'],
  DiagnosticReport: ['date'],
  DocumentReference: ['date'],
  HealthcareService: ['name'],
  Immunization: ['date'],
  Invoice: ['date'],
  Location: ['name'],
  MedicationAdministration: ['effective-time'],
  MedicationRequest: ['authoredon'],
  Observation: ['date'],
  Organization: ['name'],
  Practitioner: ['family'],
  PractitionerRole: [],
  Questionnaire: ['title'],
  QuestionnaireResponse: ['authored'],
  Schedule: ['date'],
  Slot: ['start'],
  Task: ['authored-on'],
  ValueSet: [],
};
