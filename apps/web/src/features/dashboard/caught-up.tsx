import { Plural, Trans } from '@lingui/react/macro';
import { readMedicationName } from '@portal/clinical-domain/medicines/medication-name';
import type { Today } from '@portal/clinical-domain/medicines/today';
import { Check } from 'lucide-react';
import { Card } from '@portal/ui/card.tsx';
import { useDoseTime } from './use-dose-time.ts';

/** Nothing is due, late, unread or open: said, so that nobody has to look for it. */
export function CaughtUp({ today, now }: { today: Today; now: number }) {
  const { taken, all, next } = today;
  return (
    <Card aria-labelledby="caught-up" className="flex items-center gap-5 sm:p-6">
      <span
        aria-hidden="true"
        className="grid size-16 flex-none place-items-center rounded-full border-[5px] border-success-solid text-on-success sm:size-20"
      >
        <Check size={32} strokeWidth={2.5} />
      </span>
      <div className="min-w-0">
        <h2 id="caught-up" className="text-xl">
          <Trans>You’re all caught up</Trans>
        </h2>
        <p className="text-muted">
          {all > 0 && taken === all && (
            <>
              <Plural value={all} one="Today’s dose is taken." other="All # doses taken." />{' '}
            </>
          )}
          <Trans>No new results, no unread messages.</Trans>
        </p>
        {next[0] && <NextDose dose={next[0]} now={now} />}
      </div>
    </Card>
  );
}

function NextDose({ dose, now }: { dose: Today['next'][number]; now: number }) {
  const { language, time } = useDoseTime(dose, now);
  const medicine = readMedicationName(dose.order, language);
  const name = <span lang={medicine?.language}>{medicine?.text}</span>;
  return (
    <p className="mt-1.5 text-sm text-muted tabular-nums">
      <Trans>
        Next dose: {name}, {time}
      </Trans>
    </p>
  );
}
