import { useLingui } from '@lingui/react/macro';
import type { VitalPoint } from '@portal/clinical-domain/vitals/read-vitals';
import { LabelledDrawing } from '@portal/ui/labelled-drawing.tsx';
import { CourseLine } from './course-line.tsx';
import { placePoints } from './place-points.ts';

const size = { width: 480, height: 150, edge: 10 };
const strokes = ['var(--chart-line)', 'var(--hue-teal)'];

/** One line for each value, over time; the sentence below it tells the same. */
export function TrendLines({ label, points }: { label: string; points: VitalPoint[] }) {
  const { t } = useLingui();
  const lines = placePoints(points, size);
  return (
    <LabelledDrawing label={t`${label} over time, described below`} className="mt-3 block">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="h-auto w-full">
        {[0.25, 0.5, 0.75].map((share) => (
          <line
            key={share}
            x1="0"
            x2={size.width}
            y1={share * size.height}
            y2={share * size.height}
            stroke="var(--chart-grid)"
          />
        ))}
        {lines.map((line, index) => (
          <CourseLine key={strokes[index]} points={line} color={strokes[index] ?? 'currentColor'} />
        ))}
      </svg>
    </LabelledDrawing>
  );
}
