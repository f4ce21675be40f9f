import { Plural, Trans } from '@lingui/react/macro';
import type { Verdict } from '@portal/clinical-domain/results/verdict';
import { ArrowDown, ArrowUp, ArrowUpDown, Check } from 'lucide-react';
import { Badge } from '@portal/ui/badge.tsx';

/** What the report comes to, as a chip; nothing where nothing certain can be said. */
export function VerdictBadge({ verdict }: { verdict: Verdict | undefined }) {
  switch (verdict?.kind) {
    case 'above':
      return (
        <Badge kind="danger" icon={ArrowUp}>
          <Plural value={verdict.count} one="# above range" other="# above range" />
        </Badge>
      );
    case 'below':
      return (
        <Badge kind="danger" icon={ArrowDown}>
          <Plural value={verdict.count} one="# below range" other="# below range" />
        </Badge>
      );
    case 'outside':
      return (
        <Badge kind="danger" icon={ArrowUpDown}>
          <Plural value={verdict.count} one="# outside range" other="# outside range" />
        </Badge>
      );
    case 'within':
      return (
        <Badge kind="success" icon={Check}>
          <Trans>All in range</Trans>
        </Badge>
      );
    default:
      return undefined;
  }
}
