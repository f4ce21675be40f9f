import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { TextLink } from '@portal/ui/text-link.tsx';
import { cameFromList, reportLinkId } from './report-place.ts';

type Props = {
  id: string;
  search: string;
  /** Nothing of it is seen but the row that it covers. */
  isRow?: boolean;
};

/** The whole card or row is its target. */
export function DetailLink({ id, search, isRow = false }: Props) {
  const linkId = reportLinkId(id);
  return (
    <TextLink
      id={linkId}
      to={{ pathname: id, search }}
      state={cameFromList}
      preventScrollReset
      aria-labelledby={`${linkId}-words ${id}-name`}
      className={
        isRow ? 'absolute! inset-0 -outline-offset-3!' : 'after:absolute after:inset-0 after:rounded-lg'
      }
    >
      <span id={`${linkId}-words`} className={isRow ? 'sr-only' : undefined}>
        <Trans>View Detail Report</Trans>
      </span>
      {!isRow && <ChevronRight size={16} aria-hidden="true" />}
    </TextLink>
  );
}
