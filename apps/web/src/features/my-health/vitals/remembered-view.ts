import { onAppearance, readChoice, rememberChoice } from '@portal/ui/device/remembered-choice.ts';
import { useSyncExternalStore } from 'react';

export type VitalsView = 'chart' | 'table';

const read = (): VitalsView => (readChoice('vitalsView') === 'table' ? 'table' : 'chart');

/** Chart or table, for all vital signs; this device remembers it. */
export function useVitalsView(): [VitalsView, (view: VitalsView) => void] {
  const view = useSyncExternalStore(onAppearance, read);
  return [view, (chosen) => rememberChoice('vitalsView', 'vitals-view', chosen)];
}
