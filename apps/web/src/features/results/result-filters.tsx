import { Trans, useLingui } from '@lingui/react/macro';
import {
  filterStatuses,
  type FilterStatus,
  type ReportFilter,
} from '@portal/clinical-domain/results/filter-reports';
import { RotateCcw, Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DatePicker } from '../../ui/date-picker.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFilterDraft } from './use-filter-draft.ts';

/** By name, day and status, all at once. On phones all but the name waits behind a button. */
export function ResultFilters({ filter, today }: { filter: ReportFilter; today: string }) {
  const { t, i18n } = useLingui();
  const { draft, type, chooseDay, chooseStatus, reset } = useFilterDraft(filter);
  const hidden = (draft.day === undefined ? 0 : 1) + (draft.status === 'all' ? 0 : 1);
  const inUse = i18n.number(hidden);
  const [isOpen, setOpen] = useState(hidden > 0);
  const id = useId();
  const names: Record<FilterStatus, string> = { all: t`All`, final: t`Final`, preliminary: t`Preliminary` };
  return (
    <search className="mb-4 block rounded-lg bg-surface p-3 shadow-sm sm:mb-6 sm:grid sm:items-end sm:gap-4 sm:px-6 sm:py-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,2fr)]">
      <div className="flex gap-2.5">
        <div className="min-w-0 flex-1">
          <TextField
            label={t`Search by Name`}
            placeholder={t`Search by Name`}
            hidesLabelOnPhones
            icon={Search}
            type="search"
            value={draft.name}
            onChange={({ target }) => type(target.value)}
          />
        </div>
        <button
          type="button"
          aria-label={hidden === 0 ? t`Filters` : t`Filters, ${inUse} in use`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={classNames(
            'relative grid size-12 flex-none place-items-center rounded-md border-[1.5px] text-link sm:hidden',
            isOpen ? 'border-primary bg-soft' : 'border-line-control',
          )}
        >
          <SlidersHorizontal size={22} strokeWidth={1.75} aria-hidden="true" />
          {hidden > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-1.5 right-1.5 size-2.5 rounded-full bg-primary"
            />
          )}
        </button>
      </div>
      <div
        id={id}
        className={classNames(
          'grid gap-3.5 max-sm:mt-3.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-end sm:gap-4',
          !isOpen && 'max-sm:hidden',
        )}
      >
        <DatePicker
          label={t`Search by Date`}
          today={today}
          value={draft.day ?? null}
          onChange={(day) => chooseDay(day ?? undefined)}
        />
        <Select
          label={t`Status`}
          options={filterStatuses.map((status) => ({ id: status, name: names[status] }))}
          value={draft.status}
          onChange={(chosen) => {
            const status = filterStatuses.find((one) => one === chosen);
            if (status && status !== draft.status) chooseStatus(status);
          }}
        />
        <Button variant="secondary" onClick={reset}>
          <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Reset</Trans>
        </Button>
      </div>
    </search>
  );
}
