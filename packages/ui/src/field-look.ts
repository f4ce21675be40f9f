import { classNames } from './class-names.ts';

export const fieldLabel = 'font-semibold';
export const fieldHint = 'text-sm wrap-anywhere text-muted';

type State = { isWarned?: boolean; isReadOnly?: boolean };

/** The box around what is typed or chosen. */
export function controlBox({ isWarned = false, isReadOnly = false }: State, more?: string): string {
  return classNames(
    'flex min-h-12 w-full min-w-0 items-center gap-2.5 rounded-md border-[1.5px] px-3.5',
    'transition-[border-color,box-shadow] duration-(--dur-fast) focus-within:focus-halo',
    isReadOnly ? 'border-dashed bg-sunken' : 'bg-surface',
    isWarned ? 'border-danger-solid shadow-[inset_0_0_0_.5px_var(--danger-solid)]' : 'border-line-control',
    more,
  );
}

/** What is typed in; the box around it shows its focus. */
export const bareInput =
  'min-h-11 min-w-0 flex-1 bg-transparent py-2.5 outline-none placeholder:text-subtle placeholder:opacity-100';
