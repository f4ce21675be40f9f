import { useState } from 'react';
import { classNames } from './class-names.ts';
import { hues, type Hue } from './hues.ts';
import { useLowData } from './use-low-data.ts';

const sizes = {
  sm: 'size-[34px] text-[13px]',
  md: 'size-11 text-[15px]',
  lg: 'size-16 text-[22px]',
  xl: 'size-20 text-[28px]',
};

type Props = {
  name: string;
  size?: keyof typeof sizes;
  hue?: Hue;
  photo?: string;
  isOnline?: boolean;
  className?: string;
};

/**
 * Decoration beside a name that is written out. Initials where there is no photo, it cannot be shown, or, in low-data mode,
 * it is not here already.
 */
export function Avatar({ name, size = 'md', hue = 'blue', photo, isOnline, className }: Props) {
  const isLowData = useLowData();
  const initials = initialsOf(name);
  const [broken, setBroken] = useState<string>();
  const hasPhoto = photo && photo !== broken && (!isLowData || photo.startsWith('data:'));
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative grid flex-none place-items-center rounded-full font-semibold',
        hues[hue],
        sizes[size],
        className,
      )}
    >
      {hasPhoto ? (
        <img
          src={photo}
          alt=""
          onError={() => setBroken(photo)}
          className="size-full rounded-[inherit] object-cover"
        />
      ) : (
        <span className={size === 'xl' && initials.length > 2 ? 'text-2xl' : undefined}>{initials}</span>
      )}
      {isOnline && (
        <span className="absolute right-0 bottom-0 size-3 rounded-full bg-success-solid ring-[2.5px] ring-surface" />
      )}
    </span>
  );
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'));
  // Two Devanagari syllables read as a word of their own.
  const isDevanagari = /\p{Script=Devanagari}/u.test(words[0] ?? '');
  const picked = words.length > 1 && !isDevanagari ? [words[0], words.at(-1)] : words.slice(0, 1);
  return picked.map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment.toUpperCase() ?? '';
}
