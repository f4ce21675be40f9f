export type Permission = 'c' | 'r' | 'u' | 'd' | 's';

export type Scopes = {
  /** Permissions per resource type of the patient's own compartment; `*` stands for every type. */
  patient: ReadonlyMap<string, ReadonlySet<Permission>>;
  directory: boolean;
  availableSlots: boolean;
};

const resourceScope = /^(patient|system)\/(\*|[A-Z][A-Za-z]*)\.(c?r?u?d?s?)$/;

/**
 * Reads a token's `scope` claim (SMART App Launch 2.2). What is not understood grants nothing: another case, letters out of
 * order, a granular `?category=`, `user/*`, and `system/*` other than the two grants of the specification.
 */
export function parseScopes(claim: unknown): Scopes {
  const patient = new Map<string, Set<Permission>>();
  let directory = false;
  let availableSlots = false;
  for (const scope of typeof claim === 'string' ? claim.split(' ') : []) {
    if (scope === 'system/PractitionerRole.$available-slots') availableSlots = true;
    const [, level, type = '', letters = ''] = resourceScope.exec(scope) ?? [];
    if (level === 'patient') {
      const granted = patient.get(type) ?? new Set();
      for (const letter of letters) granted.add(letter as Permission);
      patient.set(type, granted);
    }
    if (level === 'system' && type === 'PractitionerRole' && letters.includes('r')) directory = true;
  }
  return { patient, directory, availableSlots };
}

export function isGranted({ patient }: Scopes, type: string, permission: Permission): boolean {
  return (patient.get(type)?.has(permission) ?? false) || (patient.get('*')?.has(permission) ?? false);
}
