import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { bareInput, controlBox, fieldLabel } from '@portal/ui/field-look.ts';
import { IconButton } from '@portal/ui/icon-button.tsx';

const typingPauseMs = 250;

type Props = {
  text: string;
  /** When the typing pauses. */
  onSearch: (text: string) => void;
  /** Where the button that was pressed is gone. */
  takesFocus: boolean;
};

/** One field for names, specialties and everyday words. */
export function DoctorSearch({ text, onSearch, takesFocus }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  const waiting = useRef<number>(undefined);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
    return () => clearTimeout(waiting.current);
  }, [takesFocus]);

  function type(next: string) {
    setTyped(next);
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => onSearch(next), typingPauseMs);
  }

  function clear() {
    type('');
    field.current?.focus();
  }

  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className={fieldLabel}>
        {t`Search doctors`}
      </label>
      <span className={controlBox({})}>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted" />
        <input
          ref={field}
          id={id}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t`Name, specialty, heart, eyes …`}
          value={typed}
          onChange={({ target }) => type(target.value)}
          className={bareInput}
        />
        {typed !== '' && <IconButton label={t`Clear`} icon={X} onClick={clear} className="-mr-2.5" />}
      </span>
    </div>
  );
}
