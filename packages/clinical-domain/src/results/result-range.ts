import type { ObservationReferenceRange } from 'fhir/r4';
import { readMeasured, type Unit } from './measured.ts';

/** The range that the laboratory calls normal; words where it has no limits. */
export type ResultRange = {
  low: number | undefined;
  high: number | undefined;
  unit: Unit | undefined;
  text: string | undefined;
};

/** Of several ranges the normal one; a range for a treatment or a stage of life is none. */
export function readRange(ranges: ObservationReferenceRange[] | undefined): ResultRange | undefined {
  const range = ranges?.find(
    ({ type }) => type === undefined || type.coding?.some(({ code }) => code === 'normal'),
  );
  if (!range) return undefined;
  const [low, high] = [readMeasured(range.low), readMeasured(range.high)];
  if (!low && !high) return parseRange(range.text);
  return { low: low?.number, high: high?.number, unit: high?.unit ?? low?.unit, text: range.text };
}

const number = String.raw`-?\d+(?:\.\d+)?`;
const between = new RegExp(`^(${number})\\s*(?:-|–|to)\\s*(${number})(?:\\s+(\\S.*)|(%))?$`);
const oneSided = new RegExp(`^(<=|>=|<|>|≤|≥)\\s*(${number})(?:\\s+(\\S.*)|(%))?$`);

/** '0 - 100 mg/dL', '< 5 mg/L' or, where it is neither, the words themselves. */
export function parseRange(text: string | undefined): ResultRange | undefined {
  const plain = text?.trim() ?? '';
  if (plain === '') return undefined;
  const [, low, high, name, percent] = between.exec(plain) ?? [];
  if (low !== undefined && high !== undefined)
    return { low: Number(low), high: Number(high), unit: unitOf(name ?? percent), text: plain };
  const [, sign = '', limit, unit, percents] = oneSided.exec(plain) ?? [];
  if (limit === undefined) return { low: undefined, high: undefined, unit: undefined, text: plain };
  const isUpper = sign.startsWith('<') || sign === '≤';
  return {
    low: isUpper ? undefined : Number(limit),
    high: isUpper ? Number(limit) : undefined,
    unit: unitOf(unit ?? percents),
    text: plain,
  };
}

function unitOf(text: string | undefined): Unit | undefined {
  return text === undefined ? undefined : { text: text.trim(), ucum: undefined };
}
