import { Trans } from '@lingui/react/macro';
import type { Opening } from '@portal/clinical-domain/time/opening-hours';

export function OpeningLines({ hours }: { hours: Opening[] }) {
  return hours.map(({ days, hours: times }) => (
    <span key={`${days} ${times}`} className="block tabular-nums">
      {days === undefined && times === undefined ? (
        <Trans>Open 24 hours</Trans>
      ) : (
        <>
          {days ?? <Trans>Every day</Trans>}, {times ?? <Trans>day and night</Trans>}
        </>
      )}
    </span>
  ));
}
