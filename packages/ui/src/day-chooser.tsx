import { useLingui } from '@lingui/react/macro';
import { formatDay } from '@portal/clinical-domain/time/format-calendar';
import { CalendarDays as CalendarIcon, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { useDayView } from './i18n/day-view.ts';
import { CalendarPopover } from './calendar-popover.tsx';
import type { DatePickerProps } from './date-picker-props.ts';
import { controlBox, fieldHint, fieldLabel } from './field-look.ts';

/** A day that is chosen from a calendar, written as the patient writes dates. */
export function DayChooser({ label, today, hint, name, value, onChange, min, max }: DatePickerProps) {
  const { t } = useLingui();
  const view = useDayView();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <div className="grid min-w-0 gap-1.5">
        <span id={id} className={fieldLabel}>
          {label}
        </span>
        <div className={controlBox({}, 'pr-1')}>
          <Button
            id={`${id}-day`}
            aria-labelledby={`${id} ${id}-day`}
            className="flex min-h-11 min-w-0 flex-1 items-center justify-between gap-2 text-left tabular-nums outline-none"
          >
            <span className={value === null ? 'text-subtle' : ''}>
              {value === null ? t`Choose a day` : formatDay(value, view)}
            </span>
            <CalendarIcon
              size={20}
              strokeWidth={1.75}
              aria-hidden="true"
              className="mr-3 flex-none text-muted"
            />
          </Button>
          {value !== null && (
            <Button
              slot={null}
              aria-label={t`Clear the day`}
              onPress={() => onChange(null)}
              className="grid size-11 flex-none place-items-center rounded-full text-muted hover:bg-hover"
            >
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </Button>
          )}
        </div>
        {hint && <p className={fieldHint}>{hint}</p>}
        {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
      </div>
      <CalendarPopover
        label={label}
        today={today}
        value={value}
        onChange={onChange}
        onChosen={() => setOpen(false)}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
      />
    </DialogTrigger>
  );
}
