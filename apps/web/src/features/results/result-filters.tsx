import { useLingui } from '@lingui/react/macro';
import { anyReport, type ReportFilter } from '@portal/clinical-domain/results/filter-reports';
import { Search, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { classNames } from '@portal/ui/class-names.ts';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { TextField } from '@portal/ui/text-field.tsx';
import { useAhead } from '@portal/ui/use-ahead.ts';
import { useWide } from '@portal/ui/use-wide.ts';
import { typingPauseMs } from './use-filter-draft.ts';

const loadMore = () => import('./more-filters.tsx');
const MoreFilters = lazy(loadMore);

type Props = {
  draft: ReportFilter;
  today: string;
  onChange: (part: Partial<ReportFilter>, pauseMs?: number) => void;
};

/** By name, day and status, all at once. On phones all but the name waits behind a button. */
export function ResultFilters({ draft, today, onChange }: Props) {
  const { t, i18n } = useLingui();
  const hidden = (draft.day === undefined ? 0 : 1) + (draft.status === 'all' ? 0 : 1);
  const inUse = i18n.number(hidden);
  const [isOpen, setOpen] = useState(hidden > 0);
  const isWide = useWide();
  const id = useId();
  useAhead(loadMore);
  return (
    <search className="mb-3 block rounded-lg bg-surface p-3 shadow-sm sm:mb-4 sm:grid sm:items-end sm:gap-4 sm:px-6 sm:py-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,2fr)]">
      <div className="flex gap-2.5">
        <div className="min-w-0 flex-1">
          <TextField
            label={t`Search by Name`}
            placeholder={t`Search by Name`}
            hidesLabelOnPhones
            icon={Search}
            type="search"
            value={draft.name}
            onChange={({ target }) => onChange({ name: target.value }, typingPauseMs)}
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
        {(isOpen || isWide) && (
          <Suspense fallback={<FieldsLoading />}>
            <MoreFilters
              filter={draft}
              today={today}
              onDay={(day) => onChange({ day }, typingPauseMs)}
              onStatus={(status) => onChange({ status })}
              onReset={() => onChange(anyReport)}
            />
          </Suspense>
        )}
      </div>
    </search>
  );
}

/** As high as what comes, so that nothing below it moves; silent, because the list below says that it loads. */
function FieldsLoading() {
  return (
    <span className="col-span-full grid grid-cols-[inherit] items-end gap-[inherit]">
      {['day', 'status', 'reset'].map((field) => (
        <Skeleton key={field} className="mt-8 h-12 min-w-24 rounded-md!" />
      ))}
    </span>
  );
}
