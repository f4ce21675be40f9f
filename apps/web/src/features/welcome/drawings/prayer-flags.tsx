type Point = readonly [x: number, y: number];
type Props = { from: Point; bend: Point; to: Point; count: number };

/** Blue, white, red, green, yellow, in this order, along a rope that hangs. */
export function PrayerFlags({ from, bend, to, count }: Props) {
  return (
    <>
      <path
        d={`M${from.join(' ')}Q${[...bend, ...to].join(' ')}`}
        fill="none"
        stroke="var(--i-rope)"
        strokeWidth="1.400"
      />
      {Array.from({ length: count }, (_, index) => {
        const at = (index + 1) / (count + 1);
        const [x, y] = [along(0), along(1)];
        const turn = (Math.atan2(y.slope, x.slope) * 180) / Math.PI;
        return (
          <path
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            d="M-5.500 0h11l-.800 11.500-4.700-2.600-4.700 2.600z"
            transform={`translate(${x.place} ${y.place}) rotate(${turn})`}
            fill={`var(--i-f${(index % 5) + 1})`}
          />
        );

        function along(axis: 0 | 1) {
          const [a, b, c] = [from[axis], bend[axis], to[axis]];
          return {
            place: (1 - at) ** 2 * a + 2 * at * (1 - at) * b + at ** 2 * c,
            slope: (1 - at) * (b - a) + at * (c - b),
          };
        }
      })}
    </>
  );
}
