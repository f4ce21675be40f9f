import { useSyncExternalStore } from 'react';
import { readTextSize, readThemeChoice } from '../../platform/appearance.ts';
import { readDateChoice } from '../../platform/date-choice.ts';
import { readDataChoice } from '../../platform/low-data.ts';
import { onAppearance } from '../../platform/remembered-choice.ts';

export function useThemeChoice() {
  return useSyncExternalStore(onAppearance, readThemeChoice);
}

export function useTextSize() {
  return useSyncExternalStore(onAppearance, readTextSize);
}

export function useDataChoice() {
  return useSyncExternalStore(onAppearance, readDataChoice);
}

export function useDateChoice() {
  return useSyncExternalStore(onAppearance, readDateChoice);
}
