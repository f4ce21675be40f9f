/** A record before the hills: decoration. */
export function SetupDrawing() {
  return (
    <div aria-hidden="true" className="relative grid h-30 place-items-center overflow-hidden bg-soft sm:h-33">
      <svg
        viewBox="0 0 320 120"
        preserveAspectRatio="none"
        fill="var(--color-primary)"
        className="absolute inset-0 size-full"
      >
        <path
          d="M0 120V92l34-22 22 10 44-42 22 22 18-12 34 34 26-16 22 12 40-46 26 26 32 24v38z"
          opacity=".1"
        />
        <path d="M0 120v-14l52-18 40 12 54-22 46 20 48-14 80 22v14z" opacity=".12" />
      </svg>
      <svg
        viewBox="0 0 200 120"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="relative h-full"
      >
        <g transform="translate(52 16)">
          <rect width="96" height="88" rx="16" fill="var(--color-surface)" />
          <rect x="14" y="16" width="30" height="30" rx="10" fill="var(--tile-rose-bg)" />
          <path d="M21 31h4l3-6 4 12 3-6h3" stroke="var(--tile-rose-fg)" strokeWidth="2.400" />
          <g fill="var(--neutral-bg)">
            <rect x="52" y="20" width="30" height="7" rx="3.500" />
            <rect x="52" y="33" width="20" height="7" rx="3.500" />
            <rect x="14" y="71" width="44" height="7" rx="3.500" />
          </g>
          <rect x="14" y="56" width="68" height="8" rx="4" fill="var(--success-bg)" />
          <rect x="14" y="56" width="26" height="8" rx="4" fill="var(--success-solid)" />
        </g>
        <circle cx="158" cy="34" r="16" fill="var(--tile-amber-bg)" />
        <path d="M152 34h12M158 28v12" stroke="var(--tile-amber-fg)" strokeWidth="2.600" />
        <circle cx="40" cy="76" r="15" fill="var(--tile-teal-bg)" />
        <path d="m34 76 4.500 4.500L47 72" stroke="var(--tile-teal-fg)" strokeWidth="2.800" />
      </svg>
    </div>
  );
}
