import { formatDigits } from '../language/format-digits.ts';
import type { BikramView } from '../language/format-locale.ts';
import { isInBikramSambat, toBikramSambat } from './convert.ts';
import { bikramMonthName } from './names.ts';

/** Outside the table there is no such day, and only the AD date is shown. */
export const findBikramDay: BikramView['find'] = (day, language) => {
  if (!isInBikramSambat(day)) return undefined;
  const found = toBikramSambat(day);
  return {
    day: formatDigits(found.day, language),
    month: bikramMonthName(found.month, language),
    year: formatDigits(found.year, language),
  };
};

/** For whoever chose a calendar; undefined where it is AD alone. */
export function findBikramView(choice: 'ad' | 'bs' | 'both'): BikramView | undefined {
  return choice === 'ad' ? undefined : { isAlone: choice === 'bs', find: findBikramDay };
}
