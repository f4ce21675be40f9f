import type { BikramView, DayView } from '@portal/clinical-domain/language/format-locale';
import { useSyncExternalStore } from 'react';
import { readDateChoice } from '../device/date-choice.ts';
import { onAppearance } from '../device/remembered-choice.ts';
import { useLanguage } from './use-language.ts';

let views: Record<'bs' | 'both', BikramView> | undefined;

/** The table of Bikram Sambat comes only to those who read it; where it does not come, dates stay AD. */
export async function loadChosenDates(language?: 'en' | 'ne'): Promise<void> {
  if (views || readDateChoice(language) === 'ad') return;
  const { findBikramDay: find } = await import('@portal/clinical-domain/bikram-sambat/bikram-view');
  views ??= { bs: { isAlone: true, find }, both: { isAlone: false, find } };
}

/** How days are written here and now: the language of the screen and the calendar that the patient chose. */
export function useDayView(): DayView {
  const bikram = useSyncExternalStore(follow, findChosen);
  return { language: useLanguage(), bikram };
}

function findChosen(): BikramView | undefined {
  const choice = readDateChoice();
  return choice === 'ad' ? undefined : views?.[choice];
}

function follow(listener: () => void): () => void {
  return onAppearance(() => {
    listener();
    loadChosenDates().then(listener, listener);
  });
}
