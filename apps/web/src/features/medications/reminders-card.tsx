import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { findNextDose, type JudgedDose } from '@portal/clinical-domain/medicines/judge-doses';
import { readMedicationName } from '@portal/clinical-domain/medicines/medication-name';
import { useId } from 'react';
import { BrandCard } from '@portal/ui/brand-card.tsx';
import { LabelledDrawing } from '@portal/ui/labelled-drawing.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { ReminderSwitch } from './reminder-switch.tsx';

/** How far today is, what is late and what comes next. A dose whose time has passed is never the next one. */
export function RemindersCard({ doses, now }: { doses: JudgedDose[]; now: number }) {
  const { t } = useLingui();
  const view = useClinicView();
  const titleId = useId();
  const digits = (value: number) => formatDigits(value, view.language);
  const [taken, all] = [digits(doses.filter(({ state }) => state === 'done').length), digits(doses.length)];
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
          <div className="text-sm text-on-brand-muted tabular-nums lg:mt-3">
            <ToMark doses={doses} now={now} />
            <Next dose={findNextDose(doses, now)} hasDoses={doses.length > 0} />
          </div>
        </div>
      </div>
      <ReminderSwitch doses={doses} />
    </BrandCard>
  );
}

/** What can be marked now; more than two late ones are only counted. */
function ToMark({ doses, now }: { doses: JudgedDose[]; now: number }) {
  const late = doses.filter(({ phase }) => phase === 'late');
  const due = doses.filter(({ phase, at }) => phase === 'due' && at <= now);
  return (
    <>
      {late.length > 2 ? (
        <p>
          <Plural value={late.length} one="# dose is late" other="# doses are late" />
        </p>
      ) : (
        late.map((dose) => (
          <p key={`${dose.order.id} ${dose.at}`}>
            <Late dose={dose} />
          </p>
        ))
      )}
      {due.map((dose) => (
        <p key={`${dose.order.id} ${dose.at}`}>
          <Planned dose={dose} />
        </p>
      ))}
    </>
  );
}

function Late({ dose }: { dose: JudgedDose }) {
  const { medicine, time } = useNamed(dose);
  return (
    <Trans>
      Late: {medicine}, {time}
    </Trans>
  );
}

function Planned({ dose }: { dose: JudgedDose }) {
  const { medicine, time } = useNamed(dose);
  return (
    <Trans>
      Planned for {time}: {medicine}
    </Trans>
  );
}

function Next({ dose, hasDoses }: { dose: JudgedDose | undefined; hasDoses: boolean }) {
  return (
    <p>
      {dose && <NextNamed dose={dose} />}
      {!dose && hasDoses && <Trans>No more doses are planned today.</Trans>}
      {!dose && !hasDoses && <Trans>No doses are planned today.</Trans>}
    </p>
  );
}

function NextNamed({ dose }: { dose: JudgedDose }) {
  const { medicine, time } = useNamed(dose);
  return (
    <Trans>
      Next: {medicine} at {time}
    </Trans>
  );
}

function useNamed({ order, at }: JudgedDose) {
  const view = useClinicView();
  const name = readMedicationName(order, view.language);
  return {
    medicine: <span lang={name?.language}>{name?.text}</span>,
    time: formatTime(new Date(at), view),
  };
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
