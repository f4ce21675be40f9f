import { useSyncExternalStore } from 'react';
import { isLowData } from '../platform/low-data.ts';
import { onAppearance } from '../platform/remembered-choice.ts';

export function useLowData(): boolean {
  return useSyncExternalStore(onAppearance, isLowData);
}
