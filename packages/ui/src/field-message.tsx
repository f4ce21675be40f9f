import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { FieldWarning } from './field-warning.ts';

type Props = { id?: string; warning: FieldWarning; rule?: string | undefined };

/** Icon and word below a control; what is invalid also says the rule, where there is one. */
export function FieldMessage({ id, warning, rule }: Props) {
  const { t } = useLingui();
  return (
    <span id={id} className="flex items-center gap-1.5 text-sm font-medium text-on-danger">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      <span>{warning === 'required' ? t`Required` : t`Invalid`}</span>
      {warning === 'invalid' && rule && <span className="font-normal">{rule}</span>}
    </span>
  );
}
