import { Plural, Trans } from '@lingui/react/macro';
import type { Verdict } from '@portal/clinical-domain/results/verdict';
import { ArrowDown, ArrowUp, ArrowUpDown, Check } from 'lucide-react';
import { Badge } from './badge.tsx';

const icons = { above: ArrowUp, below: ArrowDown, outside: ArrowUpDown, within: Check };

/** What the report comes to, as a chip; nothing where nothing certain can be said. */
export function VerdictBadge({ verdict }: { verdict: Verdict | undefined }) {
  if (!verdict) return undefined;
  return (
    <Badge kind={verdict.kind === 'within' ? 'success' : 'danger'} icon={icons[verdict.kind]}>
      <VerdictWords verdict={verdict} />
    </Badge>
  );
}

export function VerdictWords({ verdict: { kind, count } }: { verdict: Verdict }) {
  switch (kind) {
    case 'above':
      return <Plural value={count} one="# above range" other="# above range" />;
    case 'below':
      return <Plural value={count} one="# below range" other="# below range" />;
    case 'outside':
      return <Plural value={count} one="# outside range" other="# outside range" />;
    default:
      return <Trans>All in range</Trans>;
  }
}
