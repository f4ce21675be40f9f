import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { bareInput, controlBox } from '@portal/ui/field-look.ts';
import { IconButton } from '@portal/ui/icon-button.tsx';

type Props = { wanted: string; onSearch: (text: string) => void; onEnd: () => void };

export function ChatSearch({ wanted, onSearch, onEnd }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);

  // The menu that opened it holds the focus until it is gone, and then gives it back to its button.
  useEffect(() => {
    let frame = requestAnimationFrame(function focus() {
      if (document.querySelector('[role=menu]')) frame = requestAnimationFrame(focus);
      else input.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <search className="flex items-center gap-1 px-3 pb-3 sm:px-5">
      <span className={controlBox({}, 'rounded-full!')}>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted" />
        <input
          ref={input}
          type="text"
          aria-label={t`Search in chat`}
          value={wanted}
          onChange={({ target }) => onSearch(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onEnd();
          }}
          className={bareInput}
        />
      </span>
      <IconButton label={t`Close search`} icon={X} onClick={onEnd} />
    </search>
  );
}
