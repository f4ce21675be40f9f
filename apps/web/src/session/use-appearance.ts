import { useSyncExternalStore } from 'react';
import { onAppearance, readTextSize, readThemeChoice } from '../platform/appearance.ts';

export function useThemeChoice() {
  return useSyncExternalStore(onAppearance, readThemeChoice);
}

export function useTextSize() {
  return useSyncExternalStore(onAppearance, readTextSize);
}
