import { Plural, Trans } from '@lingui/react/macro';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { findNextDoses, type JudgedDose } from '@portal/clinical-domain/medicines/judge-doses';
import { readMedicationName } from '@portal/clinical-domain/medicines/medication-name';
import { useId } from 'react';
import { BrandCard } from '@portal/ui/brand-card.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { DoseRing } from './dose-ring.tsx';
import { ReminderSwitch } from './reminder-switch.tsx';

/** How far today is, what is late and what comes next. A dose whose time has passed is never the next one. */
export function RemindersCard({ doses, now }: { doses: JudgedDose[]; now: number }) {
  const view = useClinicView();
  const titleId = useId();
  const digits = (value: number) => formatDigits(value, view.language);
  const done = doses.filter(({ state }) => state === 'done').length;
  const [taken, all] = [digits(done), digits(doses.length)];
  return (
    <BrandCard labelledBy={titleId} className="p-4! lg:p-6!">
      <div className="flex items-center gap-4 lg:block">
        {doses.length > 0 && (
          <DoseRing taken={done} all={doses.length} isOnBrand className="size-14 lg:size-22" />
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
            <Next next={findNextDoses(doses, now)} hasDoses={doses.length > 0} />
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

function Next({ next, hasDoses }: { next: JudgedDose[]; hasDoses: boolean }) {
  if (next.length > 0)
    return next.map((dose) => (
      <p key={`${dose.order.id} ${dose.at}`}>
        <NextNamed dose={dose} />
      </p>
    ));
  return (
    <p>
      {hasDoses ? (
        <Trans>No more doses are planned today.</Trans>
      ) : (
        <Trans>No doses are planned today.</Trans>
      )}
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
