import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { TextLink } from '@portal/ui/text-link.tsx';
import { cameFromList, reportLinkId } from './report-place.ts';

/** The whole card is its target. */
export function DetailLink({ id, search }: { id: string; search: string }) {
  return (
    <TextLink
      id={reportLinkId(id)}
      to={{ pathname: id, search }}
      state={cameFromList}
      preventScrollReset
      aria-describedby={`${id}-name`}
      className="after:absolute after:inset-0 after:rounded-lg"
    >
      <Trans>View Detail Report</Trans>
      <ChevronRight size={16} aria-hidden="true" />
    </TextLink>
  );
}
