/** `_include` and `_revinclude` values per searched type. Every resource that they bring is checked like any other. */
export const includes: Readonly<
  Record<string, { _include: readonly string[]; _revinclude: readonly string[] }>
> = {
  Appointment: { _include: ['Appointment:location', 'Appointment:practitioner'], _revinclude: [] },
  Communication: { _include: ['Communication:part-of'], _revinclude: ['Communication:part-of'] },
  DiagnosticReport: { _include: ['DiagnosticReport:result'], _revinclude: [] },
  Invoice: { _include: ['Invoice:account'], _revinclude: [] },
  MedicationRequest: { _include: [], _revinclude: ['MedicationAdministration:request'] },
  PractitionerRole: {
    _include: [
      'PractitionerRole:location',
      'PractitionerRole:organization',
      'PractitionerRole:practitioner',
      'PractitionerRole:service',
    ],
    _revinclude: ['Schedule:actor'],
  },
};
