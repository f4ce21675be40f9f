import type { Dosage, TimingRepeat } from 'fhir/r4';

const daily = (frequency: number, more: TimingRepeat = {}): TimingRepeat => ({
  frequency,
  period: 1,
  periodUnit: 'd',
  ...more,
});
const hourly = (period: number): TimingRepeat => ({ frequency: 1, period, periodUnit: 'h' });

/** http://terminology.hl7.org/CodeSystem/v3-GTSAbbreviation, as far as it is about doses. */
const abbreviations: Record<string, TimingRepeat> = {
  QD: daily(1),
  BID: daily(2),
  TID: daily(3),
  QID: daily(4),
  AM: daily(1, { when: ['MORN'] }),
  PM: daily(1, { when: ['AFT'] }),
  BED: daily(1, { when: ['HS'] }),
  QOD: daily(1, { period: 2 }),
  Q1H: hourly(1),
  Q2H: hourly(2),
  Q3H: hourly(3),
  Q4H: hourly(4),
  Q6H: hourly(6),
  Q8H: hourly(8),
  WK: { frequency: 1, period: 1, periodUnit: 'wk' },
  MO: { frequency: 1, period: 1, periodUnit: 'mo' },
};

/** How often, spelled out or by abbreviation; what is spelled out stands above the abbreviation. */
export function findRepeat({ timing }: Dosage): TimingRepeat | undefined {
  const coded = timing?.code?.coding?.map(({ code = '' }) => abbreviations[code]).find(Boolean);
  if (coded === undefined) return timing?.repeat;
  return { ...coded, ...timing?.repeat };
}

export function isAsNeeded({ asNeededBoolean, asNeededCodeableConcept }: Dosage): boolean {
  return asNeededBoolean === true || asNeededCodeableConcept !== undefined;
}
