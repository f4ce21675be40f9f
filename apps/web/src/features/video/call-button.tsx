import type { LucideIcon } from 'lucide-react';
import { classNames } from '@portal/ui/class-names.ts';

const looks = {
  on: 'bg-night/66 text-white shadow-[inset_0_0_0_1.5px_rgb(255_255_255/.34)] hover:bg-night/86',
  off: 'bg-white text-night hover:bg-paper-hover',
  end: 'bg-[#bd2530] text-white hover:bg-[#981b26]',
};

/** Where it stands: on a picture, or on the page. */
export type Ground = 'picture' | 'page';

const onPage: typeof looks = {
  on: 'bg-neutral text-on-neutral hover:bg-soft-hover',
  off: 'bg-danger text-on-danger hover:bg-danger-line',
  end: looks.end,
};

type Props = {
  icon: LucideIcon;
  /** Spoken: what it is, and what pressing does. */
  label: string;
  /** Written below. */
  word: string;
  look?: keyof typeof looks;
  ground?: Ground;
  isPressed?: boolean;
  isExpanded?: boolean;
  onPress: () => void;
};

/** A round control of a call: an icon and a word. */
export function CallButton({
  icon: Icon,
  label,
  word,
  look = 'on',
  ground = 'picture',
  isPressed,
  isExpanded,
  onPress,
}: Props) {
  const isOnPage = ground === 'page';
  return (
    <span
      className={classNames(
        'grid min-w-13 justify-items-center gap-1 text-xs font-medium',
        isOnPage ? 'text-muted' : 'text-white',
      )}
    >
      <button
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        aria-expanded={isExpanded}
        onClick={onPress}
        className={classNames(
          'grid size-13 place-items-center rounded-full',
          (isOnPage ? onPage : looks)[look],
        )}
      >
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <span aria-hidden="true">{word}</span>
    </span>
  );
}
