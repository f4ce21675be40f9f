import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { FieldWarning } from './field-warning.ts';

/** Icon and word below a control. */
export function FieldMessage({ id, warning }: { id?: string; warning: FieldWarning }) {
  const { t } = useLingui();
  return (
    <span id={id} className="flex items-center gap-1.5 text-sm font-medium text-on-danger">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      {warning === 'required' ? t`Required` : t`Invalid`}
    </span>
  );
}
