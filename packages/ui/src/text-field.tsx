import { Lock, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame } from './field-frame.tsx';
import { bareInput, controlBox } from './field-look.ts';
import { useFieldWarning } from './use-field-warning.ts';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onInvalid' | 'onInput'> & {
  label: string;
  hidesLabelOnPhones?: boolean;
  hint?: string;
  rule?: string;
  icon?: LucideIcon;
};

export function TextField({ label, hidesLabelOnPhones, hint, rule, icon: Icon, ...rest }: Props) {
  const { warning, onInvalid, onInput } = useFieldWarning();
  return (
    <FieldFrame
      label={label}
      hidesLabelOnPhones={hidesLabelOnPhones}
      hint={hint}
      rule={rule}
      warning={warning}
    >
      {(ties) => (
        <span className={controlBox({ isWarned: warning !== undefined, isReadOnly: rest.readOnly === true })}>
          {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted" />}
          <input
            className={classNames(bareInput, rest.readOnly && 'text-sm text-ellipsis')}
            onInvalid={onInvalid}
            onInput={onInput}
            {...ties}
            {...rest}
          />
          {rest.readOnly && (
            <Lock size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted" />
          )}
        </span>
      )}
    </FieldFrame>
  );
}
