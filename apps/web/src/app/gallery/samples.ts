import { formatDigits } from '@portal/clinical-domain/format-digits';
import type { GalleryWords } from './gallery-words.ts';

/** The gallery's day stands still, so that its pictures do. */
export const sampleToday = '2026-11-18';

const openDays = new Set(['18', '20', '22', '24', '25', '27', '29', '01', '02']);

export function isSampleOpen(day: string): boolean {
  return day >= sampleToday && day <= '2026-12-02' && openDays.has(day.slice(-2));
}

/** Right for Kartik and Mangsir 2083, which is all that the sample shows. */
export function sampleOtherDay(day: string, { bsMonths }: GalleryWords) {
  const sinceMangsir = Math.round((Date.parse(day) - Date.parse('2026-11-17')) / 86_400_000);
  const number = sinceMangsir < 0 ? 31 + sinceMangsir : sinceMangsir + 1;
  const month = bsMonths[sinceMangsir < 0 ? 0 : 1];
  return { digit: formatDigits(number, 'ne'), spoken: `${number} ${month} 2083` };
}
