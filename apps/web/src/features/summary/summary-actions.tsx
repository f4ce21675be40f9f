import { Trans, useLingui } from '@lingui/react/macro';
import type { Bundle } from 'fhir/r4';
import { Download, FileText, Share2 } from 'lucide-react';
import { saveFile } from '../../platform/save-file.ts';
import { Button, LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { CheckRow } from '@portal/ui/check-row.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { useCardFile } from './use-card-file.ts';

type Props = { document: Bundle; hasWearables: boolean; onWearables: (wanted: boolean) => void };

export function SummaryActions({ document, hasWearables, onWearables }: Props) {
  const { t } = useLingui();
  const card = useCardFile();
  const saveDocument = () =>
    saveFile(
      new Blob([JSON.stringify(document, null, 2)], { type: 'application/fhir+json' }),
      'health-summary.json',
    );
  return (
    <Card className="grid gap-3">
      <div className="grid gap-2.5 sm:flex sm:flex-wrap">
        <LinkButton to="/health-summary/share">
          <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Share</Trans>
        </LinkButton>
        <WaitingButton variant="soft" isWaiting={card.isComing} onClick={card.save}>
          <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Card to print (PDF)</Trans>
        </WaitingButton>
        <Button variant="soft" onClick={saveDocument}>
          <Download size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Download for a hospital (FHIR)</Trans>
        </Button>
      </div>
      <CheckRow isChecked={hasWearables} onChange={onWearables}>
        {t`Include my wearables’ readings`}
      </CheckRow>
      {card.trouble && (
        <div role="alert">
          <Callout kind="warning">{card.trouble}</Callout>
        </div>
      )}
    </Card>
  );
}
