import type { Immunization } from 'fhir/r4';

/** One vaccine with its doses, earliest first. */
export type Vaccine = {
  key: string;
  doses: Immunization[];
  last: Immunization;
  /** The dose whose name most of them have. */
  named: Immunization;
  /** A place for each dose of the course, true where it is recorded. */
  course: boolean[];
};

/**
 * The one rule of which vaccines a patient had, for every screen: one for each code, the one given last first. A course is
 * as long as the record says, at least up to the highest dose that it has; which of them are due is the hospital's to say.
 */
export function groupVaccines(all: readonly Immunization[]): Vaccine[] {
  const given = all.filter(({ status }) => status === 'completed');
  return [...Map.groupBy(given, keyOf)]
    .map(([key, found]) => {
      const doses = found.toSorted((one, other) => timeOf(one) - timeOf(other));
      return {
        key,
        doses,
        last: doses.at(-1) as Immunization,
        named: findNamed(doses),
        course: readCourse(doses),
      };
    })
    .toSorted((one, other) => timeOf(other.last) - timeOf(one.last));
}

function keyOf({ vaccineCode: { coding = [], text } }: Immunization): string {
  const [first] = coding;
  return first?.code === undefined ? (text ?? '') : `${first.system ?? ''}|${first.code}`;
}

function findNamed(doses: Immunization[]): Immunization {
  const names = [...Map.groupBy(doses, ({ vaccineCode }) => vaccineCode.text).values()];
  return names.toSorted((one, other) => other.length - one.length)[0]?.[0] as Immunization;
}

function timeOf({ occurrenceDateTime }: Immunization): number {
  return Date.parse(occurrenceDateTime ?? '') || 0;
}

/** Longer ones are a mistake of the record, and nothing that fits a row. */
const longestCourse = 12;

function readCourse(doses: Immunization[]): boolean[] {
  const numbers = new Set(doses.flatMap((dose) => numberOf(dose) ?? []));
  const planned = Math.max(
    0,
    ...doses.flatMap(({ protocolApplied }) => seriesOf(protocolApplied?.[0]) ?? []),
  );
  if (numbers.size === 0) return fill(Math.max(planned, doses.length), (at) => at <= doses.length);
  return fill(Math.max(planned, ...numbers), (at) => numbers.has(at));
}

const fill = (length: number, isGiven: (at: number) => boolean) =>
  Array.from({ length: Math.min(length, longestCourse) }, (_, index) => isGiven(index + 1));

type Protocol = NonNullable<Immunization['protocolApplied']>[number];

const numberOf = ({ protocolApplied }: Immunization) =>
  toCount(protocolApplied?.[0]?.doseNumberPositiveInt, protocolApplied?.[0]?.doseNumberString);

const seriesOf = (protocol: Protocol | undefined) =>
  toCount(protocol?.seriesDosesPositiveInt, protocol?.seriesDosesString);

function toCount(number: number | undefined, text: string | undefined): number | undefined {
  return number ?? (/^\d{1,2}$/.test(text ?? '') ? Number(text) : undefined);
}
