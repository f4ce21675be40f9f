import { classNames } from '@portal/ui/class-names.ts';

const tallest = 30;
const shortest = 4;

/** How loud each moment was; the part that was heard is darker. The numbers beside it say the rest. */
export function Wave({ levels, played = 1 }: { levels: readonly number[]; played?: number }) {
  return (
    <span aria-hidden="true" className="flex h-8 min-w-0 flex-1 items-center gap-0.5 overflow-hidden">
      {levels.map((level, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a moment is its place
          key={index}
          style={{ height: Math.max(shortest, Math.round(level * tallest)) }}
          className={classNames(
            'w-[3px] flex-none rounded-full bg-current',
            index >= played * levels.length && 'opacity-50',
          )}
        />
      ))}
    </span>
  );
}
