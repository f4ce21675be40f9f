import { useLingui } from '@lingui/react/macro';

/** Slim, above everything, while a page is on its way; it fades in late, so that a quick page shows none. */
export function ProgressLine() {
  const { t } = useLingui();
  return (
    <div className="fixed inset-x-0 top-0 z-500 h-[3px]">
      <progress aria-label={t`Loading...`} className="sr-only" />
      <div className="h-full origin-left animate-[advance_6s_cubic-bezier(.1,.8,.2,1)_.12s_both] bg-[#f6b73c]" />
    </div>
  );
}
