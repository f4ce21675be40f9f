import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SkipReason } from '@portal/fhir-queries/medication-administration.query';
import type { MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { useRef, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { logDose, takeBack } from './medicines.ts';

type DoseAt = { order: MedicationRequest; at: number };
type Said = { skipped?: SkipReason; takenAt?: number };

/** Says of doses that they were taken or skipped, one at a time each; what cannot be stored is said. */
export function useDoseLog() {
  const { t } = useLingui();
  const { user } = useSession();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const underWay = useRef(new Set<string>());
  const patientId = user?.id ?? '';

  async function once(
    key: string,
    work: () => Promise<void>,
    onFailed: () => void = () => {
      toastQueue.show({ kind: 'error', heading: t`Not saved`, message: t(lookAgain) });
    },
  ): Promise<boolean> {
    if (underWay.current.has(key)) return false;
    underWay.current.add(key);
    setBusy([...underWay.current]);
    try {
      await work();
      return true;
    } catch {
      onFailed();
      return false;
    } finally {
      underWay.current.delete(key);
      setBusy([...underWay.current]);
    }
  }

  return {
    isBusy: (dose: DoseAt) => busy.includes(keyOf(dose)),
    isBusyWith: ({ id }: MedicationRequest) => busy.some((key) => key.startsWith(`${id} `)),
    /** `onFailed`: where a sheet is open that can say it, so that no toast lies over its warnings. */
    log: ({ order, at }: DoseAt, said: Said = {}, onFailed?: () => void) =>
      once(
        keyOf({ order, at }),
        async () => {
          const { skipped } = said;
          const stored = await logDose({ patientId, order, at, ...said });
          const wanted = skipped ? 'not-done' : 'completed';
          if (stored.status === wanted) return;
          toastQueue.show({
            kind: 'info',
            heading: t`Recorded before`,
            message: t`This dose was already recorded on another device. That entry is kept; you can undo it.`,
          });
        },
        onFailed,
      ),
    undo: (dose: DoseAt, record: MedicationAdministration) =>
      once(keyOf(dose), () => takeBack(patientId, record)),
  };
}

export const lookAgain = msg`Check your connection and look at the list again before you try once more.`;

export type DoseLog = ReturnType<typeof useDoseLog>;

const keyOf = ({ order, at }: DoseAt) => `${order.id} ${at}`;
