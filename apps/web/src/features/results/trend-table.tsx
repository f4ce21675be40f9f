import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/format-date';
import { formatMeasured } from '@portal/clinical-domain/results/format-result';
import type { Trend, TrendPoint } from '@portal/clinical-domain/results/trend';
import { DataTable } from '../../ui/data-table.tsx';
import { useClinicView } from './clinic.ts';
import { ConditionBadge } from './condition-badge.tsx';

/** The figures of the drawing, the latest first. */
export function TrendTable({ trend }: { trend: Trend }) {
  const { t } = useLingui();
  const view = useClinicView();
  const name = trend.now.name.text;
  return (
    <div className="mt-4 text-sm">
      <DataTable
        caption={t`${name}: earlier and later results`}
        rows={trend.points.toReversed()}
        keyOf={({ key }) => key}
        pageSize={5}
        columns={[
          { id: 'date', header: t`Date`, cell: ({ at }) => formatDate(new Date(at), view) },
          {
            id: 'result',
            header: t`Result`,
            cell: ({ measured, isPending }) => {
              const amount = formatMeasured(measured, view.language);
              return isPending ? t`${amount} (pending)` : amount;
            },
          },
          {
            id: 'condition',
            header: t`Condition`,
            cell: showCondition,
          },
        ]}
      />
    </div>
  );
}

const showCondition = ({ condition }: TrendPoint) => <ConditionBadge condition={condition} />;
