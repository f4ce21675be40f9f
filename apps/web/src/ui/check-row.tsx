import type { ReactNode } from 'react';

type Props = { isChecked: boolean; onChange: (isChecked: boolean) => void; children: ReactNode };

/** One thing to choose or not, as a line that can be pressed anywhere. */
export function CheckRow({ isChecked, onChange, children }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--color-focus)">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-[22px] flex-none cursor-pointer accent-(--color-primary) outline-none"
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
