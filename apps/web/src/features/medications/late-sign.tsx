import { Trans } from '@lingui/react/macro';
import { ClockAlert } from 'lucide-react';

/** On the late dose's own amber card, where the common badge would have the card's colour. */
export function LateSign() {
  return (
    <span className="inline-flex flex-none items-center gap-[5px] self-start rounded-full bg-warning-solid py-0.5 pr-2.5 pl-[7px] text-sm font-semibold text-surface">
      <ClockAlert size={16} aria-hidden="true" />
      <Trans>Late</Trans>
    </span>
  );
}
