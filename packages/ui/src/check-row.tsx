import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { isChecked: boolean; onChange: (isChecked: boolean) => void; children: ReactNode };

/** One thing to choose or not, as a line that can be pressed anywhere. */
export function CheckRow({ isChecked, onChange, children }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--color-focus)">
      <span className="relative grid size-[22px] flex-none">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer cursor-pointer appearance-none rounded-[6px] border-2 border-line-control bg-surface outline-none checked:border-primary checked:bg-primary"
        />
        <Check
          size={16}
          strokeWidth={3}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 m-auto hidden text-on-primary peer-checked:block"
        />
      </span>
      <span className="min-w-0">{children}</span>
    </label>
  );
}
