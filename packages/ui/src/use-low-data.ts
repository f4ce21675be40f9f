import { useSyncExternalStore } from 'react';
import { isLowData } from './device/low-data.ts';
import { onAppearance } from './device/remembered-choice.ts';

export function useLowData(): boolean {
  return useSyncExternalStore(onAppearance, isLowData);
}
