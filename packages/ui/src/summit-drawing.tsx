import { Mountains } from './mountains.tsx';

/** Done: a flag on the summit. */
export function SummitDrawing() {
  return (
    <svg
      width="176"
      height="114"
      viewBox="0 0 160 104"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Mountains />
      <path d="M88 18V3" stroke="var(--success-solid)" strokeWidth="2.5" />
      <path d="M88 2.500 103 7l-15 5z" fill="var(--success-solid)" />
      <circle cx="126" cy="78" r="21" fill="var(--color-surface)" />
      <circle cx="126" cy="78" r="17" fill="var(--success-solid)" />
      <path d="m118 78.500 5.500 5.500 11-11.500" stroke="var(--color-surface)" strokeWidth="3.5" />
    </svg>
  );
}
