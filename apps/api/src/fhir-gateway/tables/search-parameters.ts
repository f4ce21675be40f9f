export type ParameterKind = 'token' | 'date' | 'reference' | 'text';

/** Search parameters per type. No modifier, chain or `_has` is accepted with any of them. */
export const searchParameters: Readonly<Record<string, Readonly<Record<string, ParameterKind>>>> = {
  Appointment: { patient: 'reference', date: 'date', status: 'token', practitioner: 'reference' },
  Communication: {
    patient: 'reference',
    subject: 'reference',
    sender: 'reference',
    recipient: 'reference',
    sent: 'date',
    status: 'token',
  },
  DiagnosticReport: {
    patient: 'reference',
    subject: 'reference',
    status: 'token',
    category: 'token',
    code: 'token',
    date: 'date',
  },
  HealthcareService: { organization: 'reference', specialty: 'token', active: 'token', name: 'text' },
  Invoice: { patient: 'reference', subject: 'reference', status: 'token', date: 'date' },
  Location: { organization: 'reference', name: 'text', status: 'token' },
  MedicationRequest: {
    patient: 'reference',
    subject: 'reference',
    status: 'token',
    intent: 'token',
    authoredon: 'date',
  },
  Observation: {
    patient: 'reference',
    subject: 'reference',
    status: 'token',
    category: 'token',
    code: 'token',
    date: 'date',
  },
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
  Schedule: { actor: 'reference', active: 'token', date: 'date' },
};

/** For every type. */
export const commonParameters: Readonly<Record<string, ParameterKind>> = {
  _id: 'token',
  _lastUpdated: 'date',
};

/** Parameters by which a type may be sorted, beyond `_lastUpdated`. */
export const sortParameters: Readonly<Record<string, readonly string[]>> = {
  Appointment: ['date'],
  Communication: ['sent'],
  DiagnosticReport: ['date'],
  HealthcareService: ['name'],
  Invoice: ['date'],
  Location: ['name'],
  MedicationRequest: ['authoredon'],
  Observation: ['date'],
  Organization: ['name'],
  Practitioner: ['family'],
  PractitionerRole: [],
  Schedule: ['date'],
};
