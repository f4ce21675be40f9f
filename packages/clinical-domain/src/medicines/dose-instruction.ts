import type { Dosage, Quantity } from 'fhir/r4';
import { formatDigits } from '../language/format-digits.ts';
import type { LanguageTag } from '../language/format-locale.ts';
import type { RecordText } from '../language/translated-text.ts';
import { findRepeat } from './dosage-timing.ts';
import { doseEvents, doseUnits } from './dose-strings.ts';
import type { Dose } from './expand-doses.ts';
import { readInstruction } from './medication-name.ts';

/**
 * What holds for this dose alone. The order's text, where the order has one dose in its period; where it has several, the text
 * may name all of them, so only the amount and the event of this one are said.
 */
export function readDoseInstruction(
  { dosage, when }: Pick<Dose, 'dosage' | 'when'>,
  language: LanguageTag,
): RecordText | undefined {
  const text = readInstruction(dosage, language);
  if (text !== undefined && !hasSeveralDoses(dosage)) return text;
  const amount = formatAmount(dosage, language);
  const event = when === undefined ? undefined : formatEvent(when, findRepeat(dosage)?.offset ?? 0, language);
  if (amount === undefined) return event === undefined ? undefined : { text: capitalise(event), language };
  if (amount.language !== language) return readDoseInstruction({ dosage, ...(when && { when }) }, 'en');
  return { text: [amount.text, event].filter(Boolean).join(', '), language };
}

/** Whether the order's whole text says more than stands under the dose. */
export function hasSeveralDoses(dosage: Dosage): boolean {
  const { frequency = 1, frequencyMax = 1, timeOfDay, when, dayOfWeek } = findRepeat(dosage) ?? {};
  const counts = [frequency, frequencyMax, timeOfDay?.length, when?.length, dayOfWeek?.length];
  return counts.some((count = 0) => count > 1) || (dosage.timing?.event?.length ?? 0) > 1;
}

function formatAmount({ doseAndRate }: Dosage, language: LanguageTag): RecordText | undefined {
  const { doseQuantity, doseRange } = doseAndRate?.[0] ?? {};
  if (doseQuantity?.value !== undefined) return writeAmount([doseQuantity.value], doseQuantity, language);
  const [low, high] = [doseRange?.low, doseRange?.high];
  if (low?.value === undefined || high?.value === undefined) return undefined;
  return writeAmount([low.value, high.value], high, language);
}

function writeAmount(values: number[], { unit, code }: Quantity, language: LanguageTag): RecordText {
  const named = unit ?? code ?? '';
  const known = doseUnits[named.toLowerCase().replace(/s$/, '')] ?? doseUnits[named.toLowerCase()];
  const number = values.map((value) => formatDigits(value, language)).join('–');
  if (language === 'ne' && (known || named === ''))
    return { text: `${number} ${known?.ne ?? ''}`.trim(), language };
  const isMany = (values.at(-1) ?? 1) > 1;
  const word = known ? (isMany ? known.many : known.one) : named;
  const plain = values.join('–');
  return { text: `${plain} ${word}`.trim(), language: 'en' };
}

function formatEvent(when: string, offset: number, language: LanguageTag): string | undefined {
  const event = doseEvents[when]?.[language];
  if (event === undefined || offset === 0) return event;
  const minutes = formatDigits(offset, language);
  return language === 'ne' ? `${event} (${minutes} मिनेट)` : `${minutes} minutes ${event}`;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
