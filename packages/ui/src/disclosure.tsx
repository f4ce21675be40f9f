import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = { label?: string; button: ReactNode; buttonClass: string; children: ReactNode };

/** A button that shows a short list of links below it; Escape, going elsewhere or a press elsewhere hides it. */
export function Disclosure({ label, button, buttonClass, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('li :is(a, button)')) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div ref={box} className="relative">
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={buttonClass}
      >
        {button}
      </button>
      <ul
        id={id}
        className={classNames(
          'absolute top-full right-0 z-300 mt-2 max-h-[calc(100dvh-5.5rem)] min-w-52 overflow-y-auto rounded-md border border-line bg-surface p-1.5 text-ink shadow-md',
          !isOpen && 'hidden',
        )}
      >
        {children}
      </ul>
    </div>
  );
}

/** The look of one entry, be it a link or a button. */
export const disclosureItem =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left font-medium hover:bg-hover';
