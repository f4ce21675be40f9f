import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Condition } from '@portal/clinical-domain/results/condition';
import { ArrowDown, ArrowUp, Check, CircleAlert, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from './badge.tsx';

type Look = { kind: ComponentProps<typeof Badge>['kind']; icon: LucideIcon; name: MessageDescriptor };

const looks: Record<Condition, Look> = {
  normal: { kind: 'success', icon: Check, name: msg`Normal` },
  high: { kind: 'danger', icon: ArrowUp, name: msg`High` },
  low: { kind: 'danger', icon: ArrowDown, name: msg`Low` },
  'critical-high': { kind: 'danger', icon: TriangleAlert, name: msg`Critically high` },
  'critical-low': { kind: 'danger', icon: TriangleAlert, name: msg`Critically low` },
  abnormal: { kind: 'danger', icon: CircleAlert, name: msg`Not normal` },
  'critical-abnormal': { kind: 'danger', icon: TriangleAlert, name: msg`Critical` },
};

/** Nothing where neither the laboratory nor a range says anything. */
export function ConditionBadge({ condition }: { condition: Condition | undefined }) {
  const { t } = useLingui();
  if (condition === undefined) return <span aria-hidden="true">–</span>;
  const { kind, icon, name } = looks[condition];
  return (
    <Badge kind={kind} icon={icon}>
      {t(name)}
    </Badge>
  );
}
