import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ViewKind } from '@portal/clinical-domain/audit/audit-codes';
import type { EventFilter, Watcher } from '@portal/fhir-queries/audit-event.query';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Chip } from '@portal/ui/chip.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { DatePicker } from '@portal/ui/date-picker.tsx';
import { Select } from '@portal/ui/select.tsx';
import { kinds, watchers } from './access-filter.ts';

const watcherStrings: Record<Watcher, MessageDescriptor> = {
  others: msg`Others`,
  'care-team': msg`Care team`,
  'shared-link': msg`Shared links`,
  you: msg`Me`,
  everyone: msg`All`,
};
const kindStrings: Record<ViewKind, MessageDescriptor> = {
  seen: msg`Seen`,
  changed: msg`Added or changed`,
  'sign-ins': msg`Logins`,
  'taken-out': msg`Downloads and shared links`,
};
const anything = 'all';

type Props = { filter: EventFilter; today: string; onChange: (filter: EventFilter) => void };

/** Who at once; what and when behind a button. */
export function AccessFilters({ filter, today, onChange }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const hidden = [filter.kind, filter.day].filter((value) => value !== undefined).length;
  const inUse = i18n.number(hidden);
  const [isOpen, setOpen] = useState(hidden > 0);
  const options = [
    { id: anything, name: t`Everything` },
    ...kinds.map((kind) => ({ id: kind, name: t(kindStrings[kind]) })),
  ];
  return (
    <search className="grid gap-3">
      <div className="flex gap-2">
        <fieldset aria-label={t`Whose views`} className="flex min-w-0 flex-1 flex-wrap gap-2">
          {watchers.map((by) => (
            <Chip key={by} isOn={filter.by === by} onClick={() => onChange({ ...filter, by })}>
              {t(watcherStrings[by])}
            </Chip>
          ))}
        </fieldset>
        <button
          type="button"
          aria-label={hidden === 0 ? t`Filters` : t`Filters, ${inUse} in use`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={classNames(
            'relative grid size-11 flex-none place-items-center rounded-full border-[1.5px] text-link',
            isOpen ? 'border-primary bg-soft' : 'border-line-control bg-surface',
          )}
        >
          <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
          {hidden > 0 && (
            <span aria-hidden="true" className="absolute top-1 right-1 size-2.5 rounded-full bg-primary" />
          )}
        </button>
      </div>
      <div
        id={id}
        hidden={!isOpen}
        className={classNames(
          'gap-3.5 rounded-lg bg-surface p-4 shadow-sm sm:grid-cols-2 sm:px-6',
          isOpen && 'grid',
        )}
      >
        <Select
          label={t`What was done`}
          options={options}
          value={filter.kind ?? anything}
          onChange={(chosen) => {
            const kind = kinds.find((one) => one === chosen);
            if (chosen !== null && kind !== filter.kind) onChange({ ...filter, kind });
          }}
        />
        <DatePicker
          label={t`Day`}
          today={today}
          max={today}
          value={filter.day ?? null}
          onChange={(day) => onChange({ ...filter, day: day ?? undefined })}
        />
      </div>
    </search>
  );
}
