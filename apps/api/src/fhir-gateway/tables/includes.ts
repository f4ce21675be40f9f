/** `_include` and `_revinclude` values per searched type. Every resource that they bring is checked like any other. */
export const includes: Readonly<
  Record<string, { _include: readonly string[]; _revinclude: readonly string[] }>
> = {
  DiagnosticReport: { _include: ['DiagnosticReport:result'], _revinclude: [] },
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
