import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReportState } from '@portal/clinical-domain/results/report-state';
import { Ban, CircleCheck, CircleHelp, Clock, PenLine, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '@portal/ui/badge.tsx';

type Look = { kind: ComponentProps<typeof Badge>['kind']; icon: LucideIcon; name: MessageDescriptor };

const looks: Record<ReportState, Look> = {
  completed: { kind: 'neutral', icon: CircleCheck, name: msg`Completed` },
  pending: { kind: 'warning', icon: Clock, name: msg`Pending` },
  corrected: { kind: 'neutral', icon: PenLine, name: msg`Corrected` },
  amended: { kind: 'neutral', icon: PenLine, name: msg`Amended` },
  cancelled: { kind: 'neutral', icon: Ban, name: msg`Cancelled` },
  mistaken: { kind: 'danger', icon: TriangleAlert, name: msg`Entered by mistake` },
  unknown: { kind: 'neutral', icon: CircleHelp, name: msg`Unknown` },
};

/** The state is no verdict: green and red are left to the values. */
export function ReportBadge({ state }: { state: ReportState }) {
  const { t } = useLingui();
  const { kind, icon, name } = looks[state];
  return (
    <Badge kind={kind} icon={icon}>
      {t(name)}
    </Badge>
  );
}
