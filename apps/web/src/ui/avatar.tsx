import { classNames } from './class-names.ts';

const sizes = { sm: 'size-[34px] text-[13px]', md: 'size-11 text-[15px]', lg: 'size-16 text-[22px]' };

type Props = { name: string; size?: keyof typeof sizes; className?: string };

export function Avatar({ name, size = 'md', className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid flex-none place-items-center rounded-full bg-tile-blue font-semibold text-on-tile-blue',
        sizes[size],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment.toUpperCase() ?? '';
}
