import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '@portal/clinical-domain/format-date';
import { formatDigits } from '@portal/clinical-domain/format-digits';
import type { LoggedDose } from '@portal/clinical-domain/medicines/dose-states';
import { readMedicationName } from '@portal/clinical-domain/medicines/medication-name';
import { useId } from 'react';
import { BrandCard } from '../../ui/brand-card.tsx';
import { LabelledDrawing } from '../../ui/labelled-drawing.tsx';
import { useClinicView } from '../../session/use-clinic-view.ts';

/** How far today is, and what comes next. */
export function RemindersCard({ doses }: { doses: LoggedDose[] }) {
  const { t } = useLingui();
  const view = useClinicView();
  const titleId = useId();
  const digits = (value: number) => formatDigits(value, view.language);
  const [taken, all] = [digits(doses.filter(({ state }) => state === 'done').length), digits(doses.length)];
  const next = doses.find(({ state }) => state === 'pending');
  return (
    <BrandCard labelledBy={titleId} className="p-4! lg:p-6!">
      <div className="flex items-center gap-4 lg:block">
        {doses.length > 0 && (
          <Ring
            share={doses.filter(({ state }) => state === 'done').length / doses.length}
            text={`${taken}/${all}`}
            label={t`${taken} of ${all} doses taken`}
          />
        )}
        <div className="min-w-0 flex-1 lg:mt-4">
          <h2 id={titleId} className="text-lg lg:text-xl">
            <Trans>Today's Reminders</Trans>
          </h2>
          {doses.length > 0 && (
            <p aria-hidden="true" className="hidden lg:block">
              <Trans>
                {taken} of {all} doses taken
              </Trans>
            </p>
          )}
          <p className="text-sm text-on-brand-muted tabular-nums lg:mt-3">
            {next ? <Next dose={next} /> : <NothingMore hasDoses={doses.length > 0} />}
          </p>
        </div>
      </div>
    </BrandCard>
  );
}

function Next({ dose: { order, at } }: { dose: LoggedDose }) {
  const view = useClinicView();
  const name = readMedicationName(order, view.language);
  const medicine = <span lang={name?.language}>{name?.text}</span>;
  const time = formatTime(new Date(at), view);
  return (
    <Trans>
      Next: {medicine} at {time}
    </Trans>
  );
}

function NothingMore({ hasDoses }: { hasDoses: boolean }) {
  return hasDoses ? <Trans>Nothing more to take today.</Trans> : <Trans>Nothing to take today.</Trans>;
}

function Ring({ share, text, label }: { share: number; text: string; label: string }) {
  const round = 2 * Math.PI * 24;
  return (
    <LabelledDrawing label={label} className="block flex-none">
      <svg viewBox="0 0 56 56" aria-hidden="true" className="size-14 lg:size-22">
        <circle
          cx="28"
          cy="28"
          r="24"
          fill="none"
          stroke="currentColor"
          strokeOpacity=".22"
          strokeWidth="5.5"
        />
        <circle
          cx="28"
          cy="28"
          r="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="5.5"
          strokeLinecap="round"
          strokeDasharray={`${share * round} ${round}`}
          strokeOpacity={share > 0 ? 1 : 0}
          transform="rotate(-90 28 28)"
        />
        <text x="28" y="33" textAnchor="middle" fontSize="14" fontWeight="700" fill="currentColor">
          {text}
        </text>
      </svg>
    </LabelledDrawing>
  );
}
