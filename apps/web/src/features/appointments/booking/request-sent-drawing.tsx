/** A day in the calendar, and a clock: it is not settled yet. */
export function RequestSentDrawing() {
  return (
    <svg width="100" height="100" viewBox="0 0 100 100" fill="none" aria-hidden="true" className="flex-none">
      <circle cx="50" cy="50" r="50" fill="var(--color-primary-soft)" />
      <g stroke="var(--color-link)" strokeWidth="3.5" strokeLinecap="round">
        <rect x="18" y="24" width="56" height="52" rx="10" fill="var(--color-surface)" />
        <path d="M18 40h56M32 17v13M60 17v13" />
      </g>
      <g fill="var(--color-primary-line)">
        <rect x="28" y="49" width="10" height="8" rx="2.5" />
        <rect x="28" y="61" width="10" height="8" rx="2.5" />
      </g>
      <rect x="42" y="49" width="10" height="8" rx="2.5" fill="var(--color-link)" />
      <circle cx="76" cy="72" r="20" fill="var(--color-surface)" />
      <circle cx="76" cy="72" r="16" fill="var(--warning-bg)" stroke="var(--warning-fg)" strokeWidth="3.5" />
      <path
        d="M76 63v9l6 4"
        stroke="var(--warning-fg)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
