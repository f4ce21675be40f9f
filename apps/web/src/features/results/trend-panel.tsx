import { Trans } from '@lingui/react/macro';
import { summariseTrend, type Trend } from '@portal/clinical-domain/results/trend';
import { ChartFrame } from '@portal/ui/chart-frame.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { ChangeBadge } from './change-badge.tsx';
import { TrendChart } from './trend-chart.tsx';
import { TrendTable } from './trend-table.tsx';
import { useTrendStrings } from './use-trend-strings.ts';

/** One thing over time: in a sentence, drawn, and as figures. A single result is told, not drawn. */
export function TrendPanel({ trend }: { trend: Trend }) {
  const summary = summariseTrend(trend);
  const text = useTrendStrings(summary);
  const name = <LangText>{trend.now.name}</LangText>;
  if (summary.count === 1) return <p className="text-sm text-muted">{text}</p>;
  return (
    <ChartFrame
      title={<Trans>{name} over time</Trans>}
      summary={text}
      badge={summary.before && <ChangeBadge before={summary.before} />}
      table={<TrendTable key={trend.now.key} trend={trend} />}
    >
      <TrendChart trend={trend} />
    </ChartFrame>
  );
}
