import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Calendar } from './calendar.tsx';
import type { DatePickerProps } from './date-picker-props.ts';
import { popoverLook } from './popover-look.ts';

type Props = Pick<DatePickerProps, 'label' | 'today' | 'value' | 'onChange' | 'min' | 'max'> & {
  onChosen: () => void;
};

/** The calendar that opens from a field of a date, and closes with the choice. */
export function CalendarPopover({ label, today, value, onChange, min, max, onChosen }: Props) {
  return (
    <Popover className={`${popoverLook} w-84 max-w-[calc(100vw-24px)] overflow-auto p-3`}>
      <Dialog aria-label={label} className="outline-none">
        <Calendar
          label={label}
          today={today}
          value={value}
          onChange={(day) => {
            onChange(day);
            onChosen();
          }}
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max })}
        />
      </Dialog>
    </Popover>
  );
}
