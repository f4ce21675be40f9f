import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { fieldHint, fieldLabel } from './field-look.ts';
import { FieldMessage } from './field-message.tsx';
import type { FieldWarning } from './field-warning.ts';

type Ties = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type Props = {
  label: string;
  /** Where a placeholder says it too and there is little room; it is still spoken. */
  hidesLabelOnPhones?: boolean | undefined;
  hint?: string | undefined;
  /** Said beside “Invalid”: what the control takes. */
  rule?: string | undefined;
  warning: FieldWarning | undefined;
  children: (ties: Ties) => ReactNode;
};

/** Label above, hint and message below, tied to the control. */
export function FieldFrame({ label, hidesLabelOnPhones, hint, rule, warning, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, warning && `${id}-message`].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className={classNames(fieldLabel, hidesLabelOnPhones && 'max-sm:sr-only')}>
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
      {warning && <FieldMessage id={`${id}-message`} warning={warning} rule={rule} />}
    </div>
  );
}
