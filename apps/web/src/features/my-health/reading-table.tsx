import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@portal/clinical-domain/format-calendar';
import type { Metric, Reading } from '@portal/clinical-domain/vitals/own-readings';
import { useDayView } from '../../i18n/day-view.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useReadingWords } from './use-reading-words.ts';

type Props = { metric: Metric; name: string; readings: Reading[] };

/** The figures of the drawing, the latest first, for whoever asks for them. */
export function ReadingTable({ metric, name, readings }: Props) {
  const { t } = useLingui();
  const view = useDayView();
  const say = useReadingWords();
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-link">
        <Trans>Show every day</Trans>
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
