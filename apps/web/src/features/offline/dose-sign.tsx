import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleSlash, Clock, CloudUpload, TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import type { KeptDose } from './list-doses.ts';

/** What became of a dose, and whether the hospital knows. */
export function DoseSign({ dose: { state, waiting } }: { dose: KeptDose }) {
  const { t } = useLingui();
  if (waiting?.isRefused)
    return (
      <Badge kind="danger" icon={TriangleAlert}>
        {t`Not recorded`}
      </Badge>
    );
  if (waiting)
    return (
      <Badge kind="info" icon={CloudUpload}>
        {waiting.skipped ? t`Skipped, not sent yet` : t`Taken, not sent yet`}
      </Badge>
    );
  if (state === 'done')
    return (
      <Badge kind="success" icon={Check}>
        {t`Done`}
      </Badge>
    );
  if (state === 'skipped')
    return (
      <Badge kind="neutral" icon={CircleSlash}>
        {t`Skipped`}
      </Badge>
    );
  return (
    <Badge kind="warning" icon={Clock}>
      <Trans context="a dose">Pending</Trans>
    </Badge>
  );
}
