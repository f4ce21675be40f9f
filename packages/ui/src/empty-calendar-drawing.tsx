export function EmptyCalendarDrawing() {
  return (
    <svg width="120" height="96" viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <rect x="20" y="18" width="80" height="70" rx="14" fill="var(--color-primary-soft)" />
      <rect
        x="14"
        y="12"
        width="80"
        height="70"
        rx="14"
        fill="var(--color-surface)"
        stroke="var(--color-primary-line)"
        strokeWidth="2"
      />
      <path d="M14 32h80" stroke="var(--color-primary-line)" strokeWidth="2" />
      <path d="M34 6v12M74 6v12" stroke="var(--color-primary)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M30 46h12M48 46h12M66 46h12M30 62h12M48 62h12"
        stroke="var(--color-primary-line)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="92" cy="72" r="17" fill="var(--color-surface)" />
      <circle cx="92" cy="72" r="14" fill="var(--color-primary)" />
      <path d="M92 65v14M85 72h14" stroke="var(--color-on-primary)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
