import { useLingui } from '@lingui/react/macro';
import type { ViewGroup } from '@portal/clinical-domain/audit/group-views';
import { CircleOff, CircleQuestionMark, QrCode, UserRound } from 'lucide-react';
import { Badge } from '@portal/ui/badge.tsx';
import { purposeStrings } from './view-strings.ts';

/** Why it was seen, and whether it was at all. */
export function WhyBadge({
  viewer,
  deed,
  purpose,
  outcome,
}: Pick<ViewGroup, 'viewer' | 'deed' | 'purpose' | 'outcome'>) {
  const { t } = useLingui();
  if (outcome !== 'done')
    return (
      <Badge kind="neutral" icon={CircleOff}>
        {outcome === 'refused' ? t`Refused` : t`Didn’t work`}
      </Badge>
    );
  if (viewer.kind === 'you')
    return (
      <Badge kind="neutral" icon={UserRound}>
        {deed === 'saw' ? t`Your own view` : t`By you`}
      </Badge>
    );
  if (viewer.kind === 'shared-link')
    return (
      <Badge kind="info" icon={QrCode}>
        {t`You shared it`}
      </Badge>
    );
  if (purpose === undefined)
    return (
      <Badge kind="neutral" icon={CircleQuestionMark}>
        {t`No reason recorded`}
      </Badge>
    );
  const { strings, icon } = purposeStrings[purpose];
  return (
    <Badge kind={purpose === 'emergency' ? 'warning' : 'neutral'} icon={icon}>
      {t(strings)}
    </Badge>
  );
}
