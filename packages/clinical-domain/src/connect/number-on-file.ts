import type { ContactPoint, Patient } from 'fhir/r4';
import { isSurelyChild } from './age.ts';
import { parseMobileNumber } from './mobile-number.ts';

type Telecom = Pick<Patient, 'telecom'>;

/** The mobile numbers that a record has on a day of the clinic, the preferred first. */
export function listMobiles({ telecom = [] }: Telecom, today: string): string[] {
  const found = telecom
    .filter((point) => isInUse(point, today))
    .toSorted(
      (one, other) =>
        (one.rank ?? Infinity) - (other.rank ?? Infinity) ||
        Number(other.use === 'mobile') - Number(one.use === 'mobile') ||
        0,
    )
    .flatMap(({ value = '' }) => parseMobileNumber(value) ?? []);
  return [...new Set(found)];
}

/** Half a date counts as its first day: what may have ended has, what may not have begun has not. */
function isInUse({ system, use, period }: ContactPoint, today: string): boolean {
  if (system !== 'phone' || use === 'old' || use === 'temp') return false;
  const [start, end] = [period?.start?.slice(0, 10), period?.end?.slice(0, 10)];
  return (start === undefined || start <= today) && (end === undefined || end >= today);
}

type Record = Pick<
  Patient,
  'id' | 'active' | 'link' | 'birthDate' | 'telecom' | 'deceasedBoolean' | 'deceasedDateTime'
>;

/**
 * Whether a number stands in the record of an adult other than this one, so that nobody knows who answers it. Records that are
 * out of use or were replaced do not count, children's neither; those of the dead do.
 */
export function isShared(mobile: string, ownId: string, others: readonly Record[], today: string): boolean {
  return others.some(
    (other) =>
      other.id !== ownId &&
      other.active !== false &&
      !other.link?.some(({ type }) => type === 'replaced-by') &&
      !isSurelyChild(other.birthDate, today) &&
      listMobiles(other, today).includes(mobile),
  );
}
