import { Trans } from '@lingui/react/macro';
import type { FilterStatus } from '@portal/clinical-domain/results/filter-reports';

/** The filter has the specification's words and the badges have others: what one means in terms of the other. */
export function FilterMeaning({ status }: { status: FilterStatus }) {
  if (status === 'final') return <Trans>Final: completed, corrected and amended reports.</Trans>;
  if (status === 'preliminary') return <Trans>Preliminary: pending reports. They may still change.</Trans>;
  return <Trans>Completed and corrected reports are final. Pending ones may still change.</Trans>;
}
