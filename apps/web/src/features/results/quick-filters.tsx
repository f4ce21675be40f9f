import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportFilter } from '@portal/clinical-domain/results/filter-reports';
import { Chip } from '@portal/ui/chip.tsx';
import { ArrowUpDown } from 'lucide-react';
import { newFilterId } from './report-place.ts';

type Props = {
  filter: ReportFilter;
  newCount: number | undefined;
  outsideCount: number | undefined;
  onFilter: (part: Partial<ReportFilter>) => void;
};

/** One press for what a patient looks for most. */
export function QuickFilters({ filter: { isNew, isOutside }, newCount, outsideCount, onFilter }: Props) {
  const { t } = useLingui();
  return (
    <fieldset aria-label={t`Show only`} className="mb-5 flex flex-wrap gap-2 sm:mb-4">
      <Chip id={newFilterId} isOn={isNew} onClick={() => onFilter({ isNew: !isNew })}>
        {!isNew && <span aria-hidden="true" className="size-2.5 rounded-full bg-primary" />}
        <Trans>New</Trans>
        <Count value={newCount} />
      </Chip>
      <Chip isOn={isOutside} onClick={() => onFilter({ isOutside: !isOutside })}>
        {!isOutside && <ArrowUpDown size={16} aria-hidden="true" />}
        <Trans>Out of range</Trans>
        <Count value={outsideCount} />
      </Chip>
    </fieldset>
  );
}

function Count({ value = 0 }: { value: number | undefined }) {
  const { i18n } = useLingui();
  return value > 0 && <b className="font-semibold tabular-nums">{i18n.number(value)}</b>;
}
