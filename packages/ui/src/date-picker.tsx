import { useLingui } from '@lingui/react/macro';
import { parseDate } from '@internationalized/date';
import { CalendarDays as CalendarIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { AriaFieldMessage } from './aria-field-message.tsx';
import { AriaLocale } from './aria-locale.tsx';
import { CalendarPopover } from './calendar-popover.tsx';
import { showsBikramSambat } from './calendar-writing.ts';
import type { DatePickerProps } from './date-picker-props.ts';
import { DayChooser } from './day-chooser.tsx';
import { controlBox, fieldHint, fieldLabel } from './field-look.ts';
import { useDayView } from './i18n/day-view.ts';

/**
 * A day: typed part by part or chosen from a calendar. In Bikram Sambat, which react-aria cannot type, and in Nepali,
 * of which it cannot say the months, it is chosen.
 */
export function DatePicker(props: DatePickerProps) {
  const { today, value, min, max } = props;
  const view = useDayView();
  const isChosen = view.language === 'ne' || showsBikramSambat(view, [today, value, min, max]);
  return isChosen && !props.isRequired ? <DayChooser {...props} /> : <TypedDate {...props} />;
}

function TypedDate({ label, today, hint, value, onChange, min, max, ...rest }: DatePickerProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <AriaLocale>
      <AriaDatePicker
        className="grid min-w-0 gap-1.5"
        value={value === null ? null : parseDate(value)}
        onChange={(date) => onChange(date?.toString() ?? null)}
        isOpen={isOpen}
        onOpenChange={setOpen}
        shouldForceLeadingZeros
        {...(min !== undefined && { minValue: parseDate(min) })}
        {...(max !== undefined && { maxValue: parseDate(max) })}
        {...rest}
      >
        <Label className={fieldLabel}>{label}</Label>
        <Group className={({ isInvalid }) => controlBox({ isWarned: isInvalid }, 'pr-1')}>
          <DateInput className="flex min-w-0 flex-1 flex-wrap py-2.5 tabular-nums">
            {(segment) => (
              <DateSegment
                segment={segment}
                className="rounded-xs px-px outline-none data-focused:bg-primary data-focused:text-on-primary data-placeholder:not-data-focused:text-subtle"
              />
            )}
          </DateInput>
          <Button
            aria-label={t`Open the calendar`}
            className="grid size-11 flex-none place-items-center rounded-full text-muted hover:bg-hover"
          >
            <CalendarIcon size={20} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Group>
        {hint && <p className={fieldHint}>{hint}</p>}
        <AriaFieldMessage />
        <CalendarPopover
          label={label}
          today={today}
          value={value}
          onChange={onChange}
          onChosen={() => setOpen(false)}
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max })}
        />
      </AriaDatePicker>
    </AriaLocale>
  );
}
