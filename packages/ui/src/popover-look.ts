/** What hangs below the control that opened it. */
export const popoverLook =
  'z-300 rounded-md border border-line bg-surface text-ink shadow-md outline-none data-entering:animate-appear';

/** One line in a list of choices or actions. */
export const optionLook =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 outline-none data-disabled:cursor-not-allowed data-disabled:text-disabled data-focused:bg-hover data-hovered:bg-hover data-selected:bg-soft data-selected:font-semibold data-selected:text-on-soft';
