type Props = { x: number; y: number; isOutside: boolean };

/** Round where the value is normal, a diamond where it is not: form and colour say the same. */
export function Marker({ x, y, isOutside }: Props) {
  const line = { stroke: 'var(--color-surface)', strokeWidth: 2 };
  return isOutside ? (
    <rect
      x={x - 4.5}
      y={y - 4.5}
      width="9"
      height="9"
      rx="2"
      transform={`rotate(45 ${x} ${y})`}
      fill="var(--chart-out)"
      {...line}
    />
  ) : (
    <circle cx={x} cy={y} r="5" fill="var(--chart-band-edge)" {...line} />
  );
}
