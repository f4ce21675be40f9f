import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { readMedicationName } from '@portal/clinical-domain/medicines/medication-name';
import type { SkipReason } from '@portal/fhir-queries/medication-administration.query';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import type { MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { useRef, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { logDose, takeBack } from './medicines.ts';

type DoseAt = { order: MedicationRequest; at: number };
type Said = { skipped?: SkipReason; takenAt?: number };

/**
 * Says of doses that they were taken or skipped, one at a time each; what cannot be stored is said. `offersUndo`: where the
 * dose itself goes out of sight, a toast offers to take it back.
 */
export function useDoseLog({ offersUndo = false } = {}) {
  const { t } = useLingui();
  const language = useLanguage();
  const { user } = useSession();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const underWay = useRef(new Set<string>());
  const patientId = user?.id ?? '';

  async function once(
    key: string,
    work: () => Promise<void>,
    onFailed: (why: MessageDescriptor) => void = (why) => {
      toastQueue.show({ kind: 'error', heading: t`Not saved`, message: t(why) });
    },
  ): Promise<boolean> {
    if (underWay.current.has(key)) return false;
    underWay.current.add(key);
    setBusy([...underWay.current]);
    try {
      await work();
      return true;
    } catch (error) {
      onFailed(error instanceof RecordsRefusal ? refused : noAnswer);
      return false;
    } finally {
      underWay.current.delete(key);
      setBusy([...underWay.current]);
    }
  }

  const undo = (dose: DoseAt, record: MedicationAdministration) =>
    once(keyOf(dose), () => takeBack(patientId, record));

  function offerUndo(dose: DoseAt, record: MedicationAdministration) {
    toastQueue.show({
      kind: 'success',
      heading: record.status === 'completed' ? t`Marked as taken` : t`Saved as skipped`,
      message: readMedicationName(dose.order, language)?.text ?? t`Medicine`,
      action: { label: t`Undo`, onPress: () => void undo(dose, record) },
    });
  }

  return {
    isBusy: (dose: DoseAt) => busy.includes(keyOf(dose)),
    isBusyWith: ({ id }: MedicationRequest) => busy.some((key) => key.startsWith(`${id} `)),
    /** `onFailed`: where a sheet is open that can say it, so that no toast lies over its warnings. */
    log: ({ order, at }: DoseAt, said: Said = {}, onFailed?: (why: MessageDescriptor) => void) =>
      once(
        keyOf({ order, at }),
        async () => {
          const { skipped } = said;
          const stored = await logDose({ patientId, order, at, ...said });
          const wanted = skipped ? 'not-done' : 'completed';
          if (stored.status === wanted) {
            if (offersUndo) offerUndo({ order, at }, stored);
            return;
          }
          toastQueue.show({
            kind: 'info',
            heading: t`Recorded before`,
            message: t`This dose was already marked on another device. We kept that one. You can undo it.`,
          });
        },
        onFailed,
      ),
    undo,
  };
}

const noAnswer = msg`Check your connection. Look at the list again before you retry.`;
const refused = msg`The hospital’s system didn’t save it. Look at the list again before you retry.`;

export type DoseLog = ReturnType<typeof useDoseLog>;

const keyOf = ({ order, at }: DoseAt) => `${order.id} ${at}`;
