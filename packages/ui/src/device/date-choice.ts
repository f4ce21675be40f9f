import { readChoice, rememberChoice } from './remembered-choice.ts';

/** Which calendar dates are written in: AD, Bikram Sambat, or both. */
export type DateChoice = 'ad' | 'bs' | 'both';

export function readDateChoice(): DateChoice {
  const choice = readChoice('dates');
  return choice === 'bs' || choice === 'both' ? choice : 'ad';
}

export function chooseDates(choice: DateChoice): void {
  rememberChoice('dates', 'dates', choice);
}
