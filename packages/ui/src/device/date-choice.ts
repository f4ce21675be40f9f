import { readChoice, rememberChoice } from './remembered-choice.ts';

/** Which calendar dates are written in: AD, Bikram Sambat, or both. */
export type DateChoice = 'ad' | 'bs' | 'both';

/** Until the patient chooses, Nepali has both, Bikram Sambat first, and English AD. */
export function readDateChoice(language: string = document.documentElement.lang): DateChoice {
  const choice = readChoice('dates');
  if (choice === 'ad' || choice === 'bs' || choice === 'both') return choice;
  return language === 'ne' ? 'both' : 'ad';
}

export function chooseDates(choice: DateChoice): void {
  rememberChoice('dates', 'dates', choice);
}
