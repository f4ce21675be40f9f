/** A small solid number, and what it counts for those who cannot see where it stands. */
export function UnreadCount({ label, children }: { label: string; children: number | string }) {
  return (
    <span className="inline-grid h-[22px] min-w-[22px] place-items-center rounded-full bg-primary px-1.5 text-[13px] font-bold text-on-primary">
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
