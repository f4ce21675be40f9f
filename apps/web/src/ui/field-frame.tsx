import { useId, type ReactNode } from 'react';
import { fieldHint, fieldLabel } from './field-look.ts';
import { FieldMessage } from './field-message.tsx';
import type { FieldWarning } from './field-warning.ts';

type Ties = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type Props = {
  label: string;
  hint?: string | undefined;
  warning: FieldWarning | undefined;
  children: (ties: Ties) => ReactNode;
};

/** Label above, hint and message below, tied to the control. */
export function FieldFrame({ label, hint, warning, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, warning && `${id}-message`].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': warning ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={fieldHint}>
          {hint}
        </p>
      )}
      {warning && <FieldMessage id={`${id}-message`} warning={warning} />}
    </div>
  );
}
