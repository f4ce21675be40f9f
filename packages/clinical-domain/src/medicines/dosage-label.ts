import type { Dosage, TimingRepeat } from 'fhir/r4';
import { formatDigits } from '../language/format-digits.ts';
import type { LanguageTag } from '../language/format-locale.ts';
import { findRepeat } from './dosage-timing.ts';

type Unit = NonNullable<TimingRepeat['periodUnit']>;

/** The specification's labels of the period units. */
const english: Record<Unit, string> = {
  s: 'Sec',
  min: 'Min',
  h: 'Hrs',
  d: 'Day',
  wk: 'Week',
  mo: 'Month',
  a: 'Annually',
};
const nepali: Record<Unit, [of: string, within: string]> = {
  s: ['सेकेन्डको', 'सेकेन्डमा'],
  min: ['मिनेटको', 'मिनेटमा'],
  h: ['घण्टाको', 'घण्टामा'],
  d: ['दिनको', 'दिनमा'],
  wk: ['हप्ताको', 'हप्तामा'],
  mo: ['महिनाको', 'महिनामा'],
  a: ['वर्षको', 'वर्षमा'],
};

/** Once a Day, Twice a Week, Once every 8 Hrs, Once Annually; nothing where the order does not say how often. */
export function formatDosageLabel(dosage: Dosage, language: LanguageTag): string | undefined {
  const { frequency, period = 1, periodUnit, timeOfDay = [] } = findRepeat(dosage) ?? {};
  const times = frequency ?? (timeOfDay.length || undefined);
  if (times === undefined) return undefined;
  const unit = periodUnit ?? 'd';
  return language === 'ne' ? inNepali(times, period, unit) : inEnglish(times, period, unit);
}

function inEnglish(times: number, period: number, unit: Unit): string {
  const often = ['', 'Once', 'Twice'][times] || `${times} times`;
  if (period !== 1) return `${often} every ${period} ${pluralOf(unit)}`;
  if (unit === 'a') return `${often} ${english.a}`;
  if (unit === 'd' || unit === 'wk' || unit === 'mo') return `${often} a ${english[unit]}`;
  return `${often} every 1 ${english[unit]}`;
}

function pluralOf(unit: Unit): string {
  if (unit === 'a') return 'Years';
  return unit === 'd' || unit === 'wk' || unit === 'mo' ? `${english[unit]}s` : english[unit];
}

function inNepali(times: number, period: number, unit: Unit): string {
  const often = `${['', 'एक', 'दुई'][times] || formatDigits(times, 'ne')} पटक`;
  const [of, within] = nepali[unit];
  return period === 1 ? `${of} ${often}` : `हरेक ${formatDigits(period, 'ne')} ${within} ${often}`;
}
