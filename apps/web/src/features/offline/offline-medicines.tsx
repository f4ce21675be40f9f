import { Trans, useLingui } from '@lingui/react/macro';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import { listAsNeeded, type AsNeeded } from '@portal/clinical-domain/medicines/as-needed';
import { instantOf } from '@portal/clinical-domain/medicines/dose-states';
import { readInstructions } from '@portal/clinical-domain/medicines/medication-name';
import { Pill } from 'lucide-react';
import type { OfflineRecord } from '../../session/offline-copy/offline-record.ts';
import type { WaitingDose } from '../../session/offline-copy/waiting-doses.ts';
import { IntakeWarning } from '@portal/ui/intake-warning.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { useNow } from '@portal/ui/use-now.ts';
import { OfflineSection } from './offline-section.tsx';
import { medicinesOf } from './list-doses.ts';
import { MedicineTitle } from './medicine-title.tsx';
import { useOfflineView } from './use-offline-view.ts';

export function OfflineMedicines({ record, waiting }: { record: OfflineRecord; waiting: WaitingDose[] }) {
  const { t } = useLingui();
  const { zone, language } = useOfflineView(record);
  const now = useNow();
  const { orders } = record;
  const asNeeded = listAsNeeded(medicinesOf(record, waiting), clinicDay(now, zone), { now, zone });
  return (
    <OfflineSection title={t`My medicines`} isEmpty={orders.length === 0}>
      {orders.map((order) => {
        const medicine = asNeeded.find((one) => one.order === order);
        return (
          <li key={order.id} className="grid gap-3 p-4 sm:px-6">
            <div className="flex items-center gap-3.5">
              <Tile icon={Pill} hue="violet" size="sm" />
              <div className="min-w-0">
                <h3 className="text-md">
                  <MedicineTitle order={order} />
                </h3>
                <p className="text-sm text-muted">
                  <LangText>{readInstructions(order, language)}</LangText>
                </p>
              </div>
            </div>
            {medicine && <TakenToday medicine={medicine} record={record} />}
          </li>
        );
      })}
    </OfflineSection>
  );
}

/** Of a medicine that is taken as needed, as far as the hospital knew when the copy was made, and what was noted here since. */
function TakenToday({ medicine, record }: { medicine: AsNeeded; record: OfflineRecord }) {
  const { t } = useLingui();
  const view = useOfflineView(record);
  const { taken } = medicine;
  return (
    <>
      {taken.length > 0 && (
        <ul aria-label={t`Recorded`} className="text-sm tabular-nums">
          {taken.map((one) => {
            const time = formatTime(new Date(instantOf(one) ?? 0), view);
            return (
              <li key={one.id}>
                <Trans>Taken at {time}</Trans>
              </li>
            );
          })}
        </ul>
      )}
      <IntakeWarning medicine={medicine} view={view} />
    </>
  );
}
