type Props = { x: number; y: number; color: string; form: 'dot' | 'square' | 'diamond'; isChosen: boolean };

/** A dot for an upper or single value, a square for a lower one, a red diamond outside the range. */
export function ChartMark({ x, y, color, form, isChosen }: Props) {
  const line = { stroke: 'var(--color-surface)', strokeWidth: 2 };
  if (form === 'dot') return <circle cx={x} cy={y} r={isChosen ? 7 : 5} fill={color} {...line} />;
  const size = (form === 'diamond' ? 10 : 9) + (isChosen ? 3 : 0);
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size, rx: 2 };
  return form === 'square' ? (
    <rect {...box} fill={color} {...line} />
  ) : (
    <rect {...box} transform={`rotate(45 ${x} ${y})`} fill="var(--chart-out)" {...line} />
  );
}
