import { useLingui } from '@lingui/react/macro';
import { DetailList } from '../../../ui/detail-list.tsx';
import { modeName, serviceName } from '../visit-words.ts';
import type { Details } from './booking-state.ts';

/** What kind of visit it will be. */
export function OrderFacts({ details: { appointmentType, mode } }: { details: Details }) {
  const { t } = useLingui();
  const service = serviceName(appointmentType ?? '');
  return (
    <DetailList
      details={[
        { name: t`Service`, value: service ? t(service) : appointmentType },
        { name: t`Treatment Type`, value: t(modeName(mode ?? 'in-person')) },
      ]}
    />
  );
}
