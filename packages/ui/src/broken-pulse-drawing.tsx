export function BrokenPulseDrawing() {
  return (
    <svg data-failed="" width="132" height="104" viewBox="0 0 132 104" fill="none" aria-hidden="true">
      <rect x="10" y="14" width="112" height="76" rx="18" fill="var(--danger-bg)" />
      <path
        d="M24 62h20l8-18 12 32 9-22 5 8h10"
        stroke="var(--danger-solid)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M96 62h12"
        stroke="var(--danger-solid)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
      <circle cx="112" cy="22" r="14" fill="var(--color-surface)" />
      <circle cx="112" cy="22" r="11" fill="var(--danger-solid)" />
      <path d="M112 16.5v6.5m0 4v.2" stroke="var(--color-surface)" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
