import { ArrowDown, ArrowUp, Check, Siren } from 'lucide-react';
import { Badge } from '@portal/ui/badge.tsx';
import type { Standing, VitalWords } from './use-vital-words.ts';

export const standingLooks = {
  'danger-high': { kind: 'danger', icon: Siren },
  'danger-low': { kind: 'danger', icon: Siren },
  high: { kind: 'danger', icon: ArrowUp },
  low: { kind: 'danger', icon: ArrowDown },
  in: { kind: 'success', icon: Check },
} as const;

/** How one reading stands to the normal range; nothing where nobody has said what is normal. */
export function StandingBadge({ standing, words }: { standing: Standing; words: VitalWords }) {
  if (standing === undefined) return null;
  return <Badge {...standingLooks[standing]}>{words.sayStanding(standing)}</Badge>;
}
