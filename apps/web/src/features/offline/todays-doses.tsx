import { useLingui } from '@lingui/react/macro';
import type { KeptRecord } from '../../session/kept-record.ts';
import { addWaitingDose, dropWaitingDoses, type WaitingDose } from '../../session/waiting-doses.ts';
import { useNow } from '../../ui/use-now.ts';
import { DoseRow } from './dose-row.tsx';
import { KeptSection } from './kept-section.tsx';
import { listDoses } from './list-doses.ts';

/** Noted here, sent when the patient is online and in again. */
export function TodaysDoses({ record, waiting }: { record: KeptRecord; waiting: WaitingDose[] }) {
  const { t } = useLingui();
  const now = useNow();
  const { patientId } = record;
  const doses = listDoses(record, waiting, now);
  return (
    <KeptSection title={t`Today’s doses`} isEmpty={doses.length === 0}>
      {doses.map((dose) => {
        const own = { orderId: dose.order.id ?? '', at: dose.at };
        return (
          <DoseRow
            key={`${own.orderId} ${own.at}`}
            dose={dose}
            record={record}
            onNote={(skipped) => void addWaitingDose(patientId, { ...own, ...(skipped && { skipped }) })}
            onUndo={() => void dropWaitingDoses(patientId, [own])}
          />
        );
      })}
    </KeptSection>
  );
}
