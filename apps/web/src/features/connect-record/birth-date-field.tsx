import { Trans, useLingui } from '@lingui/react/macro';
import { bikramMonthName } from '@portal/clinical-domain/bikram-sambat/names';
import { fromBikramSambat } from '@portal/clinical-domain/bikram-sambat/convert';
import { findBikramView } from '@portal/clinical-domain/bikram-sambat/bikram-view';
import { formatDigits, toLatinDigits } from '@portal/clinical-domain/language/format-digits';
import { formatDay, formatMonthName } from '@portal/clinical-domain/time/format-calendar';
import { useState } from 'react';
import { readDateChoice } from '@portal/ui/device/date-choice.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { Segments } from '@portal/ui/segments.tsx';
import { Select } from '@portal/ui/select.tsx';
import { TextField } from '@portal/ui/text-field.tsx';

type Calendar = 'ad' | 'bs';
type Props = { onChange: (day: string | undefined) => void };

const both = findBikramView('both');

/** Day, month by name and year, in either calendar; the other one is echoed below. Digits of both scripts are read. */
export function BirthDateField({ onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState<Typed>({
    calendar: readDateChoice() === 'ad' ? 'ad' : 'bs',
    day: '',
    month: null,
    year: '',
  });
  const birthDate = findDay(typed);

  function change(part: Partial<Typed>) {
    const next = { ...typed, ...part };
    setTyped(next);
    onChange(findDay(next));
  }

  const months = Array.from({ length: 12 }, (_, index) => ({
    id: String(index + 1),
    name:
      typed.calendar === 'bs'
        ? bikramMonthName(index + 1, language)
        : formatMonthName(`2001-${String(index + 1).padStart(2, '0')}-01`, language),
  }));
  const digits = { inputMode: 'numeric', required: true, autoComplete: 'off' } as const;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-medium">
        <Trans>Date of birth</Trans>
      </legend>
      <Segments<Calendar>
        label={t`Calendar`}
        segments={[
          { id: 'ad', content: t`AD` },
          { id: 'bs', content: t`BS` },
        ]}
        value={typed.calendar}
        onChange={(calendar) => change({ calendar, month: null })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,1.4fr)] gap-3 max-[359px]:grid-cols-1">
        <TextField
          label={t`Day`}
          {...digits}
          maxLength={2}
          value={typed.day}
          onChange={({ currentTarget }) => change({ day: currentTarget.value })}
        />
        <Select
          key={typed.calendar}
          label={t`Month`}
          options={months}
          value={typed.month}
          onChange={(month) => change({ month })}
          isRequired
        />
        <TextField
          label={t`Year`}
          {...digits}
          maxLength={4}
          value={typed.year}
          onChange={({ currentTarget }) => change({ year: currentTarget.value })}
        />
      </div>
      <p aria-live="polite" className="min-h-5 text-sm text-muted">
        {birthDate !== undefined && formatDigits(formatDay(birthDate, { language, bikram: both }), language)}
      </p>
    </fieldset>
  );
}

type Typed = { calendar: Calendar; day: string; month: string | null; year: string };

/** The day in AD; undefined for what is none. */
function findDay({ calendar, day, month, year }: Typed): string | undefined {
  const [d, m, y] = [Number(toLatinDigits(day)), Number(month), Number(toLatinDigits(year))];
  if (!Number.isInteger(d) || !Number.isInteger(y) || d < 1 || m < 1 || y < 1000) return undefined;
  try {
    if (calendar === 'bs') return fromBikramSambat({ year: y, month: m, day: d });
    const date = new Date(Date.UTC(y, m - 1, d));
    return date.getUTCDate() === d && date.getUTCMonth() === m - 1
      ? date.toISOString().slice(0, 10)
      : undefined;
  } catch {
    return undefined;
  }
}
