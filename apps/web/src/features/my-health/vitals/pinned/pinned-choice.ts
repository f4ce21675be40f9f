import type { VitalKind } from '@portal/clinical-domain/vitals/vital-limits';
import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { createStoredBox } from '../../../../session/stored-box.ts';

type Pinned = { kinds?: VitalKind[] };

/** Which signs somebody watches tells of their health: kept in the private store, gone at sign-out. */
const box = createStoredBox<Pinned>('pinned-vitals', 1, {});

export function usePinnedChoice(): VitalKind[] | undefined {
  useEffect(() => void box.open().catch(() => undefined), []);
  return useStore(box.store).kinds;
}

export const pinVitals = (kinds: VitalKind[]) => box.change(() => ({ kinds }));
