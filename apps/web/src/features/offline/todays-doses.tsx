import { useLingui } from '@lingui/react/macro';
import { startOfMinute } from '@portal/clinical-domain/time/clinic-day';
import { useState } from 'react';
import type { StoreTrouble, StoreWrite } from '../../platform/store-result.ts';
import type { OfflineRecord } from '../../session/offline-copy/offline-record.ts';
import {
  addWaitingDose,
  dropWaitingDoses,
  type WaitingDose,
} from '../../session/offline-copy/waiting-doses.ts';
import { useNow } from '@portal/ui/use-now.ts';
import { DosesNotKept } from './doses-not-kept.tsx';
import { DoseRow } from './dose-row.tsx';
import { OfflineSection } from './offline-section.tsx';
import { listDoses } from './list-doses.ts';

type Props = { record: OfflineRecord; waiting: WaitingDose[]; unread: StoreTrouble | undefined };

/** Noted here, sent when the patient is online and in again. */
export function TodaysDoses({ record, waiting, unread }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const [unsaved, setUnsaved] = useState<StoreTrouble>();
  const { patientId } = record;
  const doses = listDoses(record, waiting, now);

  async function tell(saving: Promise<StoreWrite>) {
    const written = await saving;
    setUnsaved(written.outcome === 'failed' ? written.reason : undefined);
  }

  return (
    <OfflineSection
      title={t`Today’s doses`}
      isEmpty={doses.length === 0}
      before={<DosesNotKept unsaved={unsaved} unread={unread} />}
    >
      {doses.map((dose) => {
        const own = { orderId: dose.order.id ?? '', at: dose.at };
        return (
          <DoseRow
            key={`${own.orderId} ${own.at}`}
            dose={dose}
            record={record}
            onNote={(skipped) => {
              const said = skipped ? { skipped } : { takenAt: startOfMinute(Date.now()) };
              void tell(addWaitingDose(patientId, { ...own, ...said }));
            }}
            onUndo={() => void tell(dropWaitingDoses(patientId, [own]))}
          />
        );
      })}
    </OfflineSection>
  );
}
