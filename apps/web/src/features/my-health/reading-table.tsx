import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@portal/clinical-domain/time/format-calendar';
import type { Metric, Reading } from '@portal/clinical-domain/vitals/own-readings';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import { DataTable } from '@portal/ui/data-table.tsx';
import { useReadingStrings } from './use-reading-strings.ts';

type Props = { metric: Metric; name: string; summary: string | undefined; readings: Reading[] };

/** What the drawing says in a few words; its figures, the latest first, for whoever asks for them. */
export function ReadingTable({ metric, name, summary, readings }: Props) {
  const { t } = useLingui();
  const view = useDayView();
  const say = useReadingStrings();
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 text-sm">
        <span className="text-muted tabular-nums">{summary}</span>
        <span className="font-semibold text-link">
          <Trans>Show every day</Trans>
        </span>
      </summary>
      <DataTable
        caption={name}
        rows={readings.toReversed()}
        keyOf={({ day }) => day}
        columns={[
          { id: 'date', header: t`Date`, cell: ({ day }) => formatDay(day, view) },
          { id: 'value', header: name, cell: ({ value }) => say(metric, value) },
        ]}
      />
    </details>
  );
}
