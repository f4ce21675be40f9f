import { useLingui } from '@lingui/react/macro';
import { findVisitState } from '@portal/clinical-domain/visits/visit-state';
import type { Appointment } from 'fhir/r4';
import { Badge } from './badge.tsx';
import { visitStateStrings } from './visit-state-strings.ts';

type Props = { visit: Appointment; now: Date };

/** What state a visit is in, as icon and word. */
export function VisitStateBadge({ visit, now }: Props) {
  const { t } = useLingui();
  const { kind, icon, label } = visitStateStrings[findVisitState(visit, now.getTime())];
  return (
    <Badge kind={kind} icon={icon}>
      {t(label)}
    </Badge>
  );
}

/** The sentence that belongs beside the badge; nothing where the badge says all. */
export function VisitStateSentence({ visit, now, className }: Props & { className?: string }) {
  const { t } = useLingui();
  const { sentence } = visitStateStrings[findVisitState(visit, now.getTime())];
  return sentence && <p className={className}>{t(sentence)}</p>;
}
