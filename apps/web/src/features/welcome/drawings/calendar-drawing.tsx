import { findBikramDay } from '@portal/clinical-domain/bikram-sambat/bikram-view';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { formatMonthName } from '@portal/clinical-domain/time/format-calendar';
import { Foreground, Scene } from './scene.tsx';

const [rows, columns, marked] = [4, 5, 8];

/** Today, in both calendars. */
export function CalendarDrawing({ now, zone }: { now: Date; zone: string }) {
  const today = clinicDay(now.getTime(), zone);
  const inBikram = findBikramDay(today, 'ne');
  return (
    <Scene sun={{ x: 276, y: 92, r: 34 }}>
      <Foreground />
      <rect x="104" y="70" width="152" height="142" rx="18" fill="var(--i-card)" stroke="var(--i-edge)" />
      <path d="M104 112V88a18 18 0 0 1 18-18h116a18 18 0 0 1 18 18v24z" fill="var(--i-brand)" />
      <path d="M138 60v20M222 60v20" stroke="var(--i-ink2)" strokeWidth="6" strokeLinecap="round" />
      <g fontSize="15" fontWeight="650" fill="#fff">
        <text x="118" y="101" lang="en">
          {`${Number(today.slice(8))} ${formatMonthName(today, 'en', 'short')}`}
        </text>
        <text x="242" y="101" textAnchor="end" lang="ne">
          {inBikram && `${inBikram.day} ${inBikram.month}`}
        </text>
      </g>
      {Array.from({ length: rows * columns }, (_, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          x={126.5 + 22.5 * (index % columns)}
          y={122 + 19 * Math.floor(index / columns)}
          width="18"
          height="15"
          rx="4.500"
          fill={index === marked ? 'var(--i-brand)' : 'var(--i-cell)'}
        />
      ))}
    </Scene>
  );
}
