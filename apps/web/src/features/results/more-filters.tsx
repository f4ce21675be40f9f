import { Trans, useLingui } from '@lingui/react/macro';
import {
  filterStatuses,
  type FilterStatus,
  type ReportFilter,
} from '@portal/clinical-domain/results/filter-reports';
import { RotateCcw } from 'lucide-react';
import { Button } from '@portal/ui/button.tsx';
import { DatePicker } from '@portal/ui/date-picker.tsx';
import { Select } from '@portal/ui/select.tsx';

type Props = {
  filter: ReportFilter;
  today: string;
  onDay: (day: string | undefined) => void;
  onStatus: (status: FilterStatus) => void;
  onReset: () => void;
};

/** Its fields weigh more than the page around them. */
export default function MoreFilters({ filter: { day, status }, today, onDay, onStatus, onReset }: Props) {
  const { t } = useLingui();
  const names: Record<FilterStatus, string> = { all: t`All`, final: t`Final`, preliminary: t`Preliminary` };
  return (
    <>
      <DatePicker
        label={t`Search by Date`}
        today={today}
        value={day ?? null}
        onChange={(chosen) => onDay(chosen ?? undefined)}
      />
      <Select
        label={t`Status`}
        options={filterStatuses.map((each) => ({ id: each, name: names[each] }))}
        value={status}
        onChange={(chosen) => {
          const found = filterStatuses.find((one) => one === chosen);
          if (found && found !== status) onStatus(found);
        }}
      />
      <Button variant="secondary" onClick={onReset}>
        <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Reset</Trans>
      </Button>
    </>
  );
}
