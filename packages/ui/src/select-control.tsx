import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { useContext, useEffect, useRef, type MouseEvent } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { bareInput, controlBox } from './field-look.ts';

const focusLockMs = 300;
const outsideClickDelayMs = 50;

/** Opens when focused. For a moment after it was focused or closed, neither the same press nor a returning focus turns that round. */
export function SelectControl({ hasFewOptions, icon: Icon }: { hasFewOptions: boolean; icon: LucideIcon }) {
  const { t } = useLingui();
  const state = useContext(ComboBoxStateContext);
  const input = useRef<HTMLInputElement>(null);
  const lockedAt = useRef(-focusLockMs);
  /** A frame later: the focus may scroll the page, and a list that is open while the page scrolls is closed. */
  const opening = useRef(0);
  const closing = useRef<number>(undefined);
  const latest = useRef(state);
  const isOpen = state?.isOpen ?? false;
  const chosen = state?.value;
  const checked = useRef(chosen);

  useEffect(() => {
    latest.current = state;
  });
  useEffect(
    () => () => {
      cancelAnimationFrame(opening.current);
      clearTimeout(closing.current);
    },
    [],
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      lockedAt.current = performance.now();
    };
  }, [isOpen]);
  useEffect(() => {
    if (checked.current === chosen) return;
    checked.current = chosen;
    latest.current?.commitValidation();
  }, [chosen]);

  const isLocked = (timeStamp: number) => timeStamp - lockedAt.current < focusLockMs;

  function onFocus({ timeStamp }: { timeStamp: number }) {
    clearTimeout(closing.current);
    if (isLocked(timeStamp)) return;
    lockedAt.current = timeStamp;
    opening.current = requestAnimationFrame(() => latest.current?.open(null, 'manual'));
  }

  function onBlur() {
    cancelAnimationFrame(opening.current);
    closing.current = window.setTimeout(() => latest.current?.revert(), outsideClickDelayMs);
  }

  function onClick({ timeStamp, target }: MouseEvent) {
    if (isLocked(timeStamp)) return;
    if (!isOpen) state?.open(null, 'manual');
    else if (target !== input.current) state?.close();
  }

  return (
    <Group
      className={({ isInvalid, isDisabled }) =>
        controlBox({ isWarned: isInvalid, isReadOnly: isDisabled }, 'group-data-open:focus-halo')
      }
      onMouseDown={(event) => {
        if (event.target === input.current) return;
        event.preventDefault();
        input.current?.focus();
      }}
      onClick={onClick}
    >
      <Input
        ref={input}
        placeholder={t`Select...`}
        inputMode={hasFewOptions ? 'none' : 'text'}
        className={`${bareInput} text-ellipsis`}
        onFocus={onFocus}
        onBlur={onBlur}
      />
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="flex-none text-muted transition-transform duration-(--dur-base) group-data-open:rotate-180"
      />
    </Group>
  );
}
