import { Trans, useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { classNames } from '@portal/ui/class-names.ts';
import type { ChatLine } from './live-call.ts';

const longestLine = 1000;

/** Words beside the talk: a medicine's name, an address. They are gone when the call ends. */
export function Chat({
  lines,
  onWrite,
}: {
  lines: readonly ChatLine[];
  onWrite: (text: string) => Promise<void>;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  async function send(event: FormEvent) {
    event.preventDefault();
    const written = text.trim();
    if (written === '') return;
    setText('');
    await onWrite(written).catch(() => setText(written));
  }
  return (
    <div className="absolute inset-x-3 top-40 bottom-44 z-1 grid grid-rows-[1fr_auto] gap-3 rounded-lg bg-night/90 p-4 sm:inset-x-auto sm:right-4 sm:w-80">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a log that scrolls is reached by the keyboard */}
      <ul role="log" aria-label={t`Chat`} tabIndex={0} className="grid content-start gap-2 overflow-y-auto">
        {lines.length === 0 && (
          <li className="text-sm">
            <Trans>What you write here isn’t saved when the call ends.</Trans>
          </li>
        )}
        {lines.map(({ id, isOwn, text: said }) => (
          <li
            key={id}
            className={classNames(
              'max-w-[85%] rounded-md px-3 py-2 text-sm break-words whitespace-pre-wrap',
              isOwn ? 'justify-self-end bg-white text-night' : 'justify-self-start bg-white/20',
            )}
          >
            <span className="sr-only">{isOwn ? t`You:` : t`Doctor:`} </span>
            {said}
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void send(event)} className="flex gap-2">
        <input
          aria-label={t`Write a message`}
          value={text}
          maxLength={longestLine}
          onChange={(event) => setText(event.target.value)}
          className="min-h-11 min-w-0 flex-1 rounded-md border-[1.5px] border-white/60 bg-night px-3 text-white"
        />
        <button
          type="submit"
          aria-label={t`Send`}
          className="grid size-11 flex-none place-items-center rounded-full bg-white text-night"
        >
          <SendHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </form>
    </div>
  );
}
