import { useSyncExternalStore } from 'react';
import { readTextSize, readThemeChoice } from '../../platform/appearance.ts';
import { readDateChoice } from '@portal/ui/device/date-choice.ts';
import { readDataChoice } from '@portal/ui/device/low-data.ts';
import { onAppearance } from '@portal/ui/device/remembered-choice.ts';

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
