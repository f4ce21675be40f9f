import { Mountains } from './mountains.tsx';

const flags = [
  ['blue', 29, 71],
  ['amber', 49, 76],
  ['rose', 70, 78],
  ['green', 91, 75],
  ['violet', 113, 69],
] as const;

/** Nothing there yet: the hills on a quiet day, prayer flags before them. */
export function EmptyHillsDrawing() {
  return (
    <svg width="150" height="98" viewBox="0 0 160 104" fill="none" aria-hidden="true">
      <Mountains />
      <path d="M12 62q60 35 136-4" stroke="var(--color-primary)" strokeWidth="1.5" strokeLinecap="round" />
      {flags.map(([hue, x, y]) => (
        <rect key={hue} x={x} y={y} width="13" height="12" rx="2" fill={`var(--hue-${hue})`} />
      ))}
    </svg>
  );
}
