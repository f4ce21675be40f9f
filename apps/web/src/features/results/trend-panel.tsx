import { Trans } from '@lingui/react/macro';
import { summariseTrend, type Trend } from '@portal/clinical-domain/results/trend';
import { ChartFrame } from '@portal/ui/chart-frame.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { ChangeLine } from './change-line.tsx';
import { TrendChart } from './trend-chart.tsx';
import { TrendTable } from './trend-table.tsx';
import { useTrendStrings } from './use-trend-strings.ts';

/** One thing over time: in a sentence, drawn, and as figures. A single result is told, not drawn. */
export function TrendPanel({ trend }: { trend: Trend }) {
  const summary = summariseTrend(trend);
  const text = useTrendStrings(summary);
  if (summary.count === 1) return <p className="text-sm text-muted">{text}</p>;
  return (
    <ChartFrame
      title={
        <>
          <Trans>Your trend</Trans>{' '}
          <span className="sr-only">
            <LangText>{trend.now.name}</LangText>
          </span>
        </>
      }
      summary={text}
      badge={summary.before && <ChangeLine before={summary.before} />}
      table={<TrendTable trend={trend} />}
    >
      <TrendChart trend={trend} />
    </ChartFrame>
  );
}
