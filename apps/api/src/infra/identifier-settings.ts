import * as z from 'zod';

/** Which `system` the hospital's software gives a patient's numbers; without one, the portal's own name of it. */
export const identifierVariables = {
  PORTAL_HOSPITAL_NUMBER_SYSTEM: systemUri(),
  PORTAL_NATIONAL_ID_SYSTEM: systemUri(),
  PORTAL_INSURANCE_NUMBER_SYSTEM: systemUri(),
};

type Read = z.infer<z.ZodObject<typeof identifierVariables>>;

/** The same as in `systemUris` of this process: both are read from the environment. */
export function toIdentifierSystems(read: Read) {
  return {
    ...(read.PORTAL_HOSPITAL_NUMBER_SYSTEM && { hospitalNumber: read.PORTAL_HOSPITAL_NUMBER_SYSTEM }),
    ...(read.PORTAL_NATIONAL_ID_SYSTEM && { nationalId: read.PORTAL_NATIONAL_ID_SYSTEM }),
    ...(read.PORTAL_INSURANCE_NUMBER_SYSTEM && { insuranceNumber: read.PORTAL_INSURANCE_NUMBER_SYSTEM }),
  };
}

/** The hospital's number stands on papers and in shared summaries: a card's number must never be taken for it. */
export function findIdentifierProblems(read: Read): [name: string, message: string][] {
  const given = Object.entries(toIdentifierSystems(read));
  return new Set(given.map(([, system]) => system)).size === given.length
    ? []
    : [
        [
          'PORTAL_HOSPITAL_NUMBER_SYSTEM',
          'must not be the same as PORTAL_NATIONAL_ID_SYSTEM or PORTAL_INSURANCE_NUMBER_SYSTEM, nor these the same as each other. Give each number its own system.',
        ],
      ];
}

function systemUri() {
  return z
    .string()
    .regex(
      /^(?:https?:\/\/|urn:)[^\s"<>\\^`{|}]{1,200}$/,
      'must be the system that the numbers carry in Patient.identifier, an address or a URN. Set for example https://hospital.example.org/patient-number or urn:oid:1.2.36.146.595.217.',
    )
    .optional();
}
