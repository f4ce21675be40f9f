import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingWindow, VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import { formatWholeDay } from '@portal/clinical-domain/time/format-calendar';
import { readClinicHour } from '@portal/clinical-domain/time/format-clinic-time';
import { formatTimeRange } from '@portal/clinical-domain/time/format-date';
import { Sun, Sunrise, type LucideIcon } from 'lucide-react';
import { SlotButton } from '@portal/ui/slot-button.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import type { Chosen } from './booking-state.ts';

type Props = {
  day: string;
  windows: BookingWindow[];
  chosen: Chosen | undefined;
  onChoose: (chosen: Chosen | undefined) => void;
};

/** The day's windows; an opened one shows its visits, the first of them taken unless another is picked. */
export function WindowButtons({ windows, ...rest }: Props) {
  const { t } = useLingui();
  const { zone } = useClinicView();
  const isMorning = ({ startTime }: BookingWindow) => readClinicHour(new Date(startTime), zone) < 12;
  const hasFree = windows.some(({ availableSlots }) => availableSlots.length > 0);
  return (
    <div className="grid gap-5">
      {!hasFree && (
        <output className="block rounded-md bg-sunken px-4 py-3.5 font-medium">
          <Trans>No time slots available for this day!</Trans>
        </output>
      )}
      <Group icon={Sunrise} title={t`Morning`} windows={windows.filter(isMorning)} {...rest} />
      <Group
        icon={Sun}
        title={t`Afternoon`}
        windows={windows.filter((window) => !isMorning(window))}
        {...rest}
      />
    </div>
  );
}

function Group({
  icon: Icon,
  title,
  windows,
  day,
  chosen,
  onChoose,
}: Props & { icon: LucideIcon; title: string }) {
  if (windows.length === 0) return null;
  const opened = windows.find(({ startTime }) => startTime === chosen?.window.startTime);
  return (
    <section>
      <h3 className="mb-2 flex items-center gap-2 text-sm font-medium text-muted">
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {title}
      </h3>
      <ul className="grid grid-cols-2 gap-2">
        {windows.map((window) => {
          const [first] = window.availableSlots;
          const isChosen = window === opened;
          return (
            <li key={window.startTime} className="grid">
              <TimeButton
                day={day}
                time={{ start: window.startTime, end: window.endTime }}
                isChosen={isChosen}
                isFull={first === undefined}
                onPress={() => onChoose(isChosen || !first ? undefined : { window, visit: first })}
              />
            </li>
          );
        })}
      </ul>
      {opened && chosen && opened.availableSlots.length > 1 && (
        <Visits day={day} window={opened} chosen={chosen.visit} onChoose={onChoose} />
      )}
    </section>
  );
}

type VisitsProps = Pick<Props, 'day' | 'onChoose'> & { window: BookingWindow; chosen: VisitSlot };

function Visits({ day, window, chosen, onChoose }: VisitsProps) {
  return (
    <fieldset className="mt-2 min-w-0 rounded-md bg-sunken p-3">
      <legend className="float-left mb-2 text-sm font-medium text-muted">
        <Trans>Your visit within this time</Trans>
      </legend>
      <ul className="clear-both grid grid-cols-2 gap-2">
        {window.availableSlots.map((visit) => (
          <li key={visit.start} className="grid">
            <TimeButton
              day={day}
              time={visit}
              isChosen={visit.start === chosen.start}
              isFull={false}
              onPress={() => onChoose({ window, visit })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type TimeButtonProps = {
  day: string;
  time: VisitSlot;
  isChosen: boolean;
  isFull: boolean;
  onPress: () => void;
};

function TimeButton({ day, time, isChosen, isFull, onPress }: TimeButtonProps) {
  const { t } = useLingui();
  const view = useClinicView();
  const range = formatTimeRange(new Date(time.start), new Date(time.end), view);
  const [from, to] = range.split(/(?<=–) /);
  const state = isFull ? t`full` : isChosen ? t`chosen` : t`available`;
  return (
    <SlotButton
      isChosen={isChosen}
      disabled={isFull}
      aria-label={`${range}, ${formatWholeDay(day, view)}, ${state}`}
      onClick={onPress}
    >
      <span>
        <span className="whitespace-nowrap">{from}</span> <span className="whitespace-nowrap">{to}</span>
      </span>
    </SlotButton>
  );
}
