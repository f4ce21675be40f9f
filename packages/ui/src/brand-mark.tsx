const petal =
  'M7 11.6A4.6 4.6 0 0 1 11.6 7h1.6A1.6 1.6 0 0 1 14.8 8.6v4.6a1.6 1.6 0 0 1-1.6 1.6H8.6A1.6 1.6 0 0 1 7 13.2z';

const looks = {
  solid: { ground: 'fill-primary', petals: 'fill-on-primary' },
  inverse: { ground: 'fill-white', petals: 'fill-paper-brand' },
};

/** The portal's; a clinic's own logo takes its place by `/v1/brand.css`. */
export function BrandMark({ size, look = 'solid' }: { size: number; look?: keyof typeof looks }) {
  const { ground, petals } = looks[look];
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="brand-mark flex-none">
      <rect width="32" height="32" rx="9" className={ground} />
      <g className={petals}>
        <path d={petal} />
        <path d={petal} transform="rotate(90 16 16)" opacity=".62" />
        <path d={petal} transform="rotate(180 16 16)" />
        <path d={petal} transform="rotate(270 16 16)" opacity=".62" />
      </g>
    </svg>
  );
}
