type Place = { x: number; y: number };

/** More dots than these are a thick line. */
const mostDots = 31;

/** A course over time, its last value marked. */
export function CourseLine({ points, color }: { points: Place[]; color: string }) {
  const dots = points.length > mostDots ? points.slice(-1) : points;
  return (
    <g fill={color} stroke={color}>
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {dots.map(({ x, y }, index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index === dots.length - 1 ? 6 : 3.5}
          stroke="var(--color-surface)"
          strokeWidth="2"
        />
      ))}
    </g>
  );
}
