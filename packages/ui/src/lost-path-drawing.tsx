export function LostPathDrawing() {
  return (
    <svg width="220" height="150" viewBox="0 0 220 150" fill="none" aria-hidden="true">
      <path d="M8 132 58 66l24 24 44-62 34 48 18-16 34 72z" fill="var(--color-primary-soft)" />
      <path
        d="M8 132 58 66l24 24 44-62 34 48 18-16 34 72"
        stroke="var(--color-primary-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M40 132c18-8 30 2 44-6s12-18 30-18 16-14 6-22"
        stroke="var(--color-primary)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <g transform="translate(104 42)">
        <path d="M16 40C16 40 30 26 30 15a14 14 0 1 0-28 0c0 11 14 25 14 25z" fill="var(--color-primary)" />
        <text x="16" y="21" textAnchor="middle" fontSize="17" fontWeight="700" fill="var(--color-on-primary)">
          ?
        </text>
      </g>
    </svg>
  );
}
