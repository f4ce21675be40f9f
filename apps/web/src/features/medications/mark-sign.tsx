import { Trans, useLingui } from '@lingui/react/macro';
import type { Mark } from '@portal/clinical-domain/medicines/timeline';
import { Check, CircleCheck, CircleHelp, CircleSlash, Clock, Minus } from 'lucide-react';
import { Badge } from '@portal/ui/badge.tsx';
import { LabelledDrawing } from '@portal/ui/labelled-drawing.tsx';
import { LateSign } from './late-sign.tsx';

/** Where a dose stands, as icon and word. */
export function MarkSign({ mark }: { mark: Mark }) {
  const { t } = useLingui();
  switch (mark) {
    case 'check':
      return (
        <LabelledDrawing label={t`Done`} className="flex-none text-on-success">
          <CircleCheck size={22} aria-hidden="true" />
        </LabelledDrawing>
      );
    case 'done':
      return <Badge kind="success" icon={Check}>{t`Done`}</Badge>;
    case 'skipped':
      return <Badge kind="neutral" icon={CircleSlash}>{t`Skipped`}</Badge>;
    case 'later':
      return <Badge kind="neutral" icon={Clock}>{t`Later`}</Badge>;
    case 'late':
      return <LateSign />;
    case 'ask':
      return <Badge kind="warning" icon={CircleHelp}>{t`Ask first`}</Badge>;
    case 'unmarked':
      return <Badge kind="neutral" icon={Minus}>{t`Not marked`}</Badge>;
    default:
      return (
        <Badge kind="warning" icon={Clock}>
          <Trans context="a dose">Pending</Trans>
        </Badge>
      );
  }
}
