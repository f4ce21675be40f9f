import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { stepPaths } from './wizard-steps.ts';

export function ChangeTime() {
  const { t } = useLingui();
  return (
    <Link
      to={stepPaths[3]}
      aria-label={t`Change time`}
      className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-hover"
    >
      <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}
