import { findConditionWord, judgeByRange, type Condition } from './condition.ts';
import type { Comparator, Measured } from './measured.ts';
import { parseRange, type ResultRange } from './result-range.ts';

type ResultLine = {
  name: string;
  measured: Measured | undefined;
  /** The result as it is written, where it is no number. */
  valueText: string | undefined;
  range: ResultRange | undefined;
  condition: Condition | undefined;
};

const longestLine = 400;
const line = /^([^:]+):\s+(.*?)\s*(?:\(([^()]*)\)\s*([A-Za-z][A-Za-z -]*)?)?$/;
const amount = /^(<=|>=|<|>|≤|≥)?\s*(-?\d+(?:\.\d+)?)(?:\s+(\S.*)|([A-Za-z%µ].*))?$/;

/** 'LDL Cholesterol: 138 mg/dL (0 - 100 mg/dL) high'. Nothing where a text is not of that form. */
export function parseResultLine(text: string): ResultLine | undefined {
  if (text.length > longestLine) return undefined;
  const [, name = '', value = '', range, word] = line.exec(text.trim()) ?? [];
  if (name.trim() === '' || value === '') return undefined;
  const normal = parseRange(range);
  const measured = parseAmount(value);
  return {
    name: name.trim(),
    measured,
    valueText: measured ? undefined : value,
    range: normal,
    condition: findConditionWord(word) ?? (measured && judgeByRange(measured, normal)),
  };
}

const signs: Record<string, Comparator> = {
  '<': '<',
  '<=': '<=',
  '≤': '<=',
  '>': '>',
  '>=': '>=',
  '≥': '>=',
};

function parseAmount(value: string): Measured | undefined {
  const [, sign = '', number, unit, tight] = amount.exec(value) ?? [];
  if (number === undefined) return undefined;
  const text = (unit ?? tight)?.trim();
  return {
    number: Number(number),
    comparator: Object.hasOwn(signs, sign) ? signs[sign] : undefined,
    unit: text === undefined ? undefined : { text, ucum: undefined },
  };
}
