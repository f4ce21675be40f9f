import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Play } from 'lucide-react';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { DownloadProgress } from './download-progress.tsx';
import { useDownload } from './use-download.ts';

const troubles: Record<'not-begun' | 'busy' | 'ended', MessageDescriptor> = {
  'not-begun': msg`The download couldn’t start. Check your connection and try again.`,
  busy: msg`You’ve started several downloads. Wait a minute and try again.`,
  ended: msg`This download ended because you started another one or paused it too long. Please start again.`,
};

export function DownloadCard({ fileName }: { fileName: string }) {
  const { t } = useLingui();
  const { phase, begin, goOn, cancel } = useDownload(fileName);
  const isUnderWay = phase.kind === 'running' || phase.kind === 'cut';
  return (
    <Card aria-labelledby="whole-record" className="grid content-start gap-4">
      <div>
        <h2 id="whole-record" className="text-lg">
          <Trans>Everything in one file</Trans>
        </h2>
        <p className="mt-1 text-pretty text-muted">
          <Trans>
            A zip file with your whole record, for you, another hospital or an app. A large record takes a few
            minutes. Keep this page open.
          </Trans>
        </p>
      </div>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {(phase.kind === 'not-begun' || phase.kind === 'busy' || phase.kind === 'ended') && (
          <Callout kind="danger">{t(troubles[phase.kind])}</Callout>
        )}
        {phase.kind === 'cut' && (
          <Callout kind="warning">
            <Trans>
              The connection was lost. You haven’t lost anything. The download continues where it stopped.
            </Trans>
          </Callout>
        )}
        {phase.kind === 'done' && (
          <Callout kind="success">
            <Trans>Your record is saved as {fileName}. Keep it somewhere private.</Trans>
          </Callout>
        )}
      </div>
      {(isUnderWay || phase.kind === 'done') && (
        <DownloadProgress progress={phase.progress} isDone={phase.kind === 'done'} />
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        {phase.kind === 'cut' && (
          <Button onClick={goOn}>
            <Play size={20} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Continue</Trans>
          </Button>
        )}
        {isUnderWay && (
          <Button variant="secondary" onClick={cancel}>
            <Trans>Stop</Trans>
          </Button>
        )}
        {phase.kind === 'done' && (
          <Button variant="secondary" onClick={phase.save}>
            <Trans>Save it again</Trans>
          </Button>
        )}
        {!isUnderWay && phase.kind !== 'done' && (
          <WaitingButton isWaiting={phase.kind === 'beginning'} onClick={begin}>
            <Download size={20} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Download my data</Trans>
          </WaitingButton>
        )}
      </div>
    </Card>
  );
}
