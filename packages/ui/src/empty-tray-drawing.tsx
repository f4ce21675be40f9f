export function EmptyTrayDrawing() {
  return (
    <svg width="120" height="92" viewBox="0 0 120 92" fill="none" aria-hidden="true">
      <rect x="16" y="16" width="88" height="66" rx="16" fill="var(--color-primary-soft)" />
      <path
        d="M16 54 30 24a10 10 0 0 1 9-6h42a10 10 0 0 1 9 6l14 30v18a12 12 0 0 1-12 12H28a12 12 0 0 1-12-12z"
        fill="var(--color-surface)"
        stroke="var(--color-primary-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M16 54h24l6 10h28l6-10h24"
        stroke="var(--color-primary)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M46 34h28M52 43h16" stroke="var(--color-primary-line)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
