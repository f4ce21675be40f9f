import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatWeekdayAndDate } from '@portal/clinical-domain/time/format-date';
import { Ridge } from '@portal/ui/ridge.tsx';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import { partOfDayAt } from './clinic-time.ts';

type Props = { name: string; now: Date; zone: string };

const greetings = {
  morning: msg`Good morning,`,
  afternoon: msg`Good afternoon,`,
  evening: msg`Good evening,`,
};

export function Greeting({ name, now, zone }: Props) {
  const { t } = useLingui();
  const view = useDayView();
  return (
    <div className="on-brand relative overflow-hidden bg-brand pt-0.5 pb-22 text-on-brand sm:pt-10 sm:pb-30">
      <Ridge className="[mask-image:linear-gradient(90deg,transparent_40%,#000_85%)] sm:[mask-image:linear-gradient(90deg,transparent_26%,#000_60%)]" />
      <div className="container-page relative">
        <p className="text-on-brand-muted">{t(greetings[partOfDayAt(now, zone)])}</p>
        <h1
          tabIndex={-1}
          className="text-3xl leading-tight tracking-display break-words outline-none sm:text-[2.25rem]"
        >
          {name}
        </h1>
        <p className="mt-1.5 text-sm text-on-brand-muted tabular-nums">
          {formatWeekdayAndDate(now, { ...view, zone })}
        </p>
      </div>
    </div>
  );
}
