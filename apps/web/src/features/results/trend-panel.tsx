import { useLingui } from '@lingui/react/macro';
import { summariseTrend, type Trend } from '@portal/clinical-domain/results/trend';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { ChangeBadge } from './change-badge.tsx';
import { TrendChart } from './trend-chart.tsx';
import { TrendTable } from './trend-table.tsx';
import { useTrendWords } from './use-trend-words.ts';

/** One thing over time: in a sentence, drawn, and as figures. A single result is told, not drawn. */
export function TrendPanel({ trend }: { trend: Trend }) {
  const { t } = useLingui();
  const summary = summariseTrend(trend);
  const words = useTrendWords(summary);
  const name = trend.now.name.text;
  if (summary.count === 1) return <p className="text-sm text-muted">{words}</p>;
  return (
    <ChartFrame
      title={t`${name} over time`}
      summary={words}
      badge={summary.before && <ChangeBadge before={summary.before} />}
      table={<TrendTable key={trend.now.key} trend={trend} />}
    >
      <TrendChart trend={trend} />
    </ChartFrame>
  );
}
