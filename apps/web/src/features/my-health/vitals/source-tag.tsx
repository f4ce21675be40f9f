import { Trans } from '@lingui/react/macro';
import { Hospital, House } from 'lucide-react';
import type { VitalPoint } from '@portal/clinical-domain/vitals/read-vitals';

const look =
  'inline-flex items-center gap-1 rounded-full py-0.5 pr-2 pl-1.5 text-sm leading-[1.35] font-medium whitespace-nowrap';

/** Whose reading it is: the patient's own is never taken for the clinic's. */
export function SourceTag({ source }: Pick<VitalPoint, 'source'>) {
  return source === 'home' ? (
    <span className={`${look} bg-tile-violet text-on-tile-violet`}>
      <House size={14} aria-hidden="true" />
      <Trans>Your reading</Trans>
    </span>
  ) : (
    <span className={`${look} bg-neutral text-on-neutral`}>
      <Hospital size={14} aria-hidden="true" />
      <Trans>Clinic</Trans>
    </span>
  );
}
