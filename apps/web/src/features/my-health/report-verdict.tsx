import { Trans } from '@lingui/react/macro';
import type { ReportState } from '@portal/clinical-domain/results/report-state';
import type { Verdict } from '@portal/clinical-domain/results/verdict';
import { Clock } from 'lucide-react';
import { Badge } from '@portal/ui/badge.tsx';
import { VerdictBadge } from '@portal/ui/verdict-badge.tsx';

/** What a report comes to, else that it is not finished; nothing where nothing certain can be said. */
export function ReportVerdict({ verdict, state }: { verdict: Verdict | undefined; state: ReportState }) {
  if (verdict) return <VerdictBadge verdict={verdict} />;
  return (
    state === 'pending' && (
      <Badge kind="warning" icon={Clock}>
        <Trans>Pending</Trans>
      </Badge>
    )
  );
}
