import { Trans, useLingui } from '@lingui/react/macro';
import { startOfMinute } from '@portal/clinical-domain/time/clinic-day';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import type { AsNeeded } from '@portal/clinical-domain/medicines/as-needed';
import { instantOf } from '@portal/clinical-domain/medicines/dose-states';
import { readInstruction } from '@portal/clinical-domain/medicines/medication-name';
import { Pill } from 'lucide-react';
import { useId } from 'react';
import { IntakeWarning } from '@portal/ui/intake-warning.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { MedicineTitle } from './medicine-title.tsx';
import type { DoseLog } from './use-dose-log.ts';

type Props = { medicines: AsNeeded[]; isToday: boolean; log: DoseLog };

/** Medicines that have no hours: each intake is recorded when it happens. */
export function AsNeededList({ medicines, isToday, log }: Props) {
  const titleId = useId();
  if (medicines.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-xl">
        <Trans>As needed</Trans>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {medicines.map((medicine) => (
          <li key={medicine.order.id}>
            <Medicine medicine={medicine} isToday={isToday} log={log} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Medicine({ medicine, isToday, log }: { medicine: AsNeeded; isToday: boolean; log: DoseLog }) {
  const view = useClinicView();
  const titleId = useId();
  const { order, dosage, taken, isOffered } = medicine;
  // Two presses within a minute are one intake.
  const takeNow = () => void log.log({ order, at: startOfMinute(Date.now()) });
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-3 rounded-lg bg-surface px-3.5 py-3 shadow-sm sm:px-4 lg:px-5 lg:py-3.5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <Tile icon={Pill} hue="violet" className="max-sm:hidden" />
        <div className="min-w-0 flex-[1_1_10rem]">
          <h3 id={titleId} className="text-md">
            <MedicineTitle order={order} />
          </h3>
          <p className="text-sm text-muted">
            <LangText>{readInstruction(dosage, view.language)}</LangText>
          </p>
        </div>
        {isToday && (
          <WaitingButton
            variant={isOffered ? 'soft' : 'ghost'}
            size="sm"
            isWaiting={log.isBusyWith(order)}
            aria-describedby={titleId}
            onClick={takeNow}
            className="max-sm:w-full"
          >
            {isOffered ? <Trans>Taken now</Trans> : <Trans>Add one I took</Trans>}
          </WaitingButton>
        )}
      </div>
      {taken.length > 0 && <TakenToday medicine={medicine} isToday={isToday} log={log} />}
      {isToday && <IntakeWarning medicine={medicine} view={view} />}
    </article>
  );
}

function TakenToday({ medicine, isToday, log }: { medicine: AsNeeded; isToday: boolean; log: DoseLog }) {
  const { t } = useLingui();
  const view = useClinicView();
  return (
    <ul aria-label={t`Recorded`} className="divide-y divide-divider border-t border-divider">
      {medicine.taken.map((record) => {
        const at = instantOf(record) ?? 0;
        const time = formatTime(new Date(at), view);
        return (
          <li
            key={record.id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 text-sm"
          >
            <span className="tabular-nums">
              <Trans>Taken at {time}</Trans>
            </span>
            {isToday && (
              <WaitingButton
                variant="ghost"
                size="sm"
                isWaiting={log.isBusy({ order: medicine.order, at })}
                onClick={() => void log.undo({ order: medicine.order, at }, record)}
              >
                <Trans>Undo</Trans>
              </WaitingButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
