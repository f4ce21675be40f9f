import { Trans, useLingui } from '@lingui/react/macro';
import {
  Check,
  CircleHelp,
  CircleSlash,
  Clock,
  ClockAlert,
  CloudUpload,
  Minus,
  TriangleAlert,
} from 'lucide-react';
import { Badge } from '@portal/ui/badge.tsx';
import type { OfflineDose } from './list-doses.ts';

/** What became of a dose, and whether the hospital knows. */
export function DoseSign({ dose: { state, phase, waiting } }: { dose: OfflineDose }) {
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
  if (phase === 'later') return <Badge kind="neutral" icon={Clock}>{t`Later`}</Badge>;
  if (phase === 'late') return <Badge kind="warning" icon={ClockAlert}>{t`Late`}</Badge>;
  if (phase === 'ask') return <Badge kind="warning" icon={CircleHelp}>{t`Ask first`}</Badge>;
  if (phase === 'unmarked') return <Badge kind="neutral" icon={Minus}>{t`Not marked`}</Badge>;
  return (
    <Badge kind="warning" icon={Clock}>
      <Trans context="a dose">Pending</Trans>
    </Badge>
  );
}
