import { formatDigits } from '../language/format-digits.ts';
import { readClinicTime } from '../time/format-clinic-time.ts';
import type { ClinicView } from '../language/format-locale.ts';

/** hh:mm a; in Nepali the part of the day stands before the hour. */
export function formatChatTime(at: number, view: ClinicView): string {
  if (Number.isNaN(at)) return '';
  const { clock, dayPeriod } = readClinicTime(new Date(at), view);
  const whole = clock.length < 5 ? `${formatDigits(0, view.language)}${clock}` : clock;
  return view.language === 'ne' ? `${dayPeriod} ${whole}` : `${whole} ${dayPeriod}`;
}

/** Minutes and seconds of a recording: 0:24 */
export function formatLength(seconds: number, language: ClinicView['language']): string {
  const whole = Math.max(0, Math.round(seconds));
  return formatDigits(`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`, language);
}
