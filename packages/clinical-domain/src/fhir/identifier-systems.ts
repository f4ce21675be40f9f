/** The numbers of a patient whose `system` the hospital's own software may have chosen. */
export type IdentifierSystems = Partial<
  Record<'hospitalNumber' | 'nationalId' | 'insuranceNumber', string | undefined>
>;

/** A Node process has them from its environment before any module is read; the web app has them from `/config.json`. */
let chosen: IdentifierSystems = readEnvironment();

export function setIdentifierSystems(systems: IdentifierSystems) {
  chosen = systems;
}

/** Undefined where the deployment has chosen none: then the portal's own name counts. */
export function findChosenSystem(name: string): string | undefined {
  return (chosen as Record<string, string | undefined>)[name];
}

function readEnvironment(): IdentifierSystems {
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
  const given = {
    hospitalNumber: process?.env['PORTAL_HOSPITAL_NUMBER_SYSTEM'],
    nationalId: process?.env['PORTAL_NATIONAL_ID_SYSTEM'],
    insuranceNumber: process?.env['PORTAL_INSURANCE_NUMBER_SYSTEM'],
  };
  return Object.fromEntries(Object.entries(given).filter(([, system]) => system));
}
