import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VisitTime } from '@portal/clinical-domain/booking/booking-windows';
import { formatWholeDay } from '@portal/clinical-domain/time/format-calendar';
import { readClinicHour } from '@portal/clinical-domain/time/format-clinic-time';
import { formatTimeRange } from '@portal/clinical-domain/time/format-date';
import { Sun, Sunrise, Sunset, type LucideIcon } from 'lucide-react';
import { SlotButton } from '@portal/ui/slot-button.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import type { Chosen } from './booking-state.ts';

type Part = { name: MessageDescriptor; icon: LucideIcon; until: number };

/** Each from the hour at which the one before it ends. */
const parts: Part[] = [
  { name: msg`Morning`, icon: Sunrise, until: 12 },
  { name: msg`Afternoon`, icon: Sun, until: 17 },
  { name: msg`Evening`, icon: Sunset, until: 24 },
];

/** Three in a row; fewer where one would not fit on its line. */
export const timesGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(6rem,(100%-1.05rem)/3)),1fr))] gap-2';

type Props = {
  day: string;
  times: VisitTime[];
  chosen: Chosen | undefined;
  onChoose: (chosen: Chosen | undefined) => void;
};

/** The day's exact times, by the part of the day in which they start. */
export function VisitTimes({ times, ...rest }: Props) {
  const { zone } = useClinicView();
  const partOf = ({ visit }: VisitTime) => {
    const hour = readClinicHour(new Date(visit.start), zone);
    return parts.find(({ until }) => hour < until);
  };
  return (
    <div className="grid gap-4">
      {!times.some(({ isFree }) => isFree) && (
        <output className="block rounded-md bg-sunken px-4 py-3.5 font-medium">
          <Trans>No time slots available for this day!</Trans>
        </output>
      )}
      {parts.map((part) => (
        <Group key={part.until} part={part} times={times.filter((time) => partOf(time) === part)} {...rest} />
      ))}
    </div>
  );
}

function Group({ part: { name, icon: Icon }, times, day, chosen, onChoose }: Props & { part: Part }) {
  const { t } = useLingui();
  if (times.length === 0) return null;
  const free = times.filter(({ isFree }) => isFree).length;
  return (
    <section>
      <div className="mb-2 flex items-center gap-2 text-sm text-muted">
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        <h3 className="flex-1 font-medium">{t(name)}</h3>
        <p className="tabular-nums">
          <Plural value={free} one="# free" other="# free" />
        </p>
      </div>
      <ul className={timesGrid}>
        {times.map((time) => (
          <li key={time.visit.start} className="grid">
            <TimeButton
              day={day}
              time={time}
              isChosen={time.visit.start === chosen?.visit.start}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TimeButtonProps = Pick<Props, 'day' | 'onChoose'> & { time: VisitTime; isChosen: boolean };

function TimeButton({ day, time: { visit, window, isFree }, isChosen, onChoose }: TimeButtonProps) {
  const { t } = useLingui();
  const view = useClinicView();
  const range = formatTimeRange(new Date(visit.start), new Date(visit.end), view);
  const [from = '', to = ''] = range.split(/ (?=–)/);
  const state = !isFree ? t`full` : isChosen ? t`chosen` : t`available`;
  return (
    <SlotButton
      from={from}
      to={to}
      isChosen={isChosen}
      disabled={!isFree}
      aria-label={`${range}, ${formatWholeDay(day, view)}, ${state}`}
      onClick={() => onChoose(isChosen ? undefined : { window, visit })}
    />
  );
}
