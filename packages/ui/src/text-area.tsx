import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { bareInput, controlBox } from './field-look.ts';
import { useFieldWarning } from './use-field-warning.ts';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onInvalid' | 'onInput'> & {
  label: string;
  hint?: string;
};

export function TextArea({ label, hint, rows = 4, ...rest }: Props) {
  const { warning, onInvalid, onInput } = useFieldWarning();
  return (
    <FieldFrame label={label} hint={hint} warning={warning}>
      {(ties) => (
        <span className={controlBox({ isWarned: warning !== undefined, isReadOnly: rest.readOnly === true })}>
          <textarea
            rows={rows}
            className={`${bareInput} min-h-28 resize-y`}
            onInvalid={onInvalid}
            onInput={onInput}
            {...ties}
            {...rest}
          />
        </span>
      )}
    </FieldFrame>
  );
}
