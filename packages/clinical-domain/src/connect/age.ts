/** Below this age the family connects a record, with the desk. */
export const ownAge = 16;

const wholeDate = /^\d{4}-\d\d-\d\d$/;

/**
 * Whether somebody has their own say on a day of the clinic. Who is born on 29 February is a year older on 1 March where the year
 * has no such day. False where the whole date of birth is not known.
 */
export function isOfAge(birthDate: string | undefined, today: string): boolean {
  return birthDate !== undefined && wholeDate.test(birthDate) && today >= birthdayOfAge(birthDate);
}

/** Whether somebody is younger than that, whatever of the date of birth is not known. */
export function isSurelyChild(birthDate: string | undefined, today: string): boolean {
  if (birthDate === undefined || !/^\d{4}(-\d\d){0,2}$/.test(birthDate)) return false;
  return today < birthdayOfAge(`${birthDate}${'-01-01'.slice(birthDate.length - 4)}`);
}

const birthdayOfAge = (birthDate: string) =>
  `${String(Number(birthDate.slice(0, 4)) + ownAge).padStart(4, '0')}${birthDate.slice(4)}`;
