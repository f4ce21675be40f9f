import { Trans } from '@lingui/react/macro';
import { Download, Share2 } from 'lucide-react';
import { LinkButton } from '@portal/ui/button.tsx';

export function ShareAndDownload() {
  return (
    <>
      <LinkButton variant="secondary" to="/health-summary/share">
        <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Share my summary</Trans>
      </LinkButton>
      <LinkButton variant="secondary" to="/download-my-data">
        <Download size={20} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Download my data</Trans>
      </LinkButton>
    </>
  );
}
