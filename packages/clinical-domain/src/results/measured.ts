import type { Quantity } from 'fhir/r4';

/** What is printed, and the UCUM code behind it where the laboratory gives one. */
export type Unit = { text: string; ucum: string | undefined };

export type Comparator = '<' | '<=' | '>=' | '>';

/** A result that is a number. */
export type Measured = { number: number; comparator: Comparator | undefined; unit: Unit | undefined };

const ucumSystem = 'http://unitsofmeasure.org';

export function readMeasured(quantity: Quantity | undefined): Measured | undefined {
  if (typeof quantity?.value !== 'number' || !Number.isFinite(quantity.value)) return undefined;
  const comparator = findComparator(quantity);
  return { number: quantity.value, comparator, unit: readUnit(quantity) };
}

const comparators: Comparator[] = ['<', '<=', '>=', '>'];

export const findComparator = (quantity: Quantity | undefined): Comparator | undefined =>
  comparators.find((one) => one === quantity?.comparator);

/** '1' is UCUM's unit of a mere number. */
function readUnit({ unit, code, system }: Quantity): Unit | undefined {
  const ucum = system === ucumSystem ? code : undefined;
  const text = (unit ?? code ?? '').trim();
  return text === '' || text === '1' ? undefined : { text, ucum };
}

/** Two numbers may be compared only in the very same unit; nothing is converted. */
export function isSameUnit(one: Unit | undefined, other: Unit | undefined): boolean {
  if (!one || !other) return one === other;
  return one.ucum !== undefined && other.ucum !== undefined
    ? one.ucum === other.ucum
    : one.text === other.text;
}
