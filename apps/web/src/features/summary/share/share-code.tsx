import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '@portal/clinical-domain/time/format-date';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { Ban, CircleCheck, Copy, FileText, Printer, Share2 } from 'lucide-react';
import { Suspense } from 'react';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { Badge } from '@portal/ui/badge.tsx';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { Loading } from '@portal/ui/loading.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { useCardFile } from '../use-card-file.ts';
import { codeDots } from './code-dots.ts';
import type { MadeLink } from './make-link.ts';
import { QrCode } from './qr-code.tsx';
import { TimeLeft } from './time-left.tsx';
import { useShare } from './use-share.ts';

type Props = {
  link: MadeLink;
  now: Date;
  isLeaving: boolean;
  onRevoke: () => void;
  onAnother: () => void;
};

export function ShareCode({ link, now, isLeaving, onRevoke, onAnother }: Props) {
  const { t } = useLingui();
  const view = useClinicView();
  const { copy, share } = useShare(link.address);
  const card = useCardFile({ until: link.expiresAt, draw: (file) => drawCode(file, link.address) });
  const { passcode, expiresAt } = link;
  const end = formatDateTime(new Date(expiresAt), view);
  return (
    <Card data-paper className="grid gap-3.5 text-center">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge kind="success" icon={CircleCheck}>
          <Trans>Active</Trans>
        </Badge>
        <TimeLeft until={expiresAt} from={now} />
      </div>
      <Suspense
        fallback={
          <Loading className="mx-auto w-full max-w-72">
            <Skeleton className="aspect-square rounded-lg!" />
          </Loading>
        }
      >
        <QrCode text={link.address} label={t`QR code for your health summary`} />
      </Suspense>
      {passcode && (
        <div className="print:hidden">
          <p className="mb-2 text-sm text-muted">
            <Trans>Tell the doctor this passcode in person</Trans>
          </p>
          <Passcode digits={passcode} label={t`Passcode`} language={view.language} />
        </div>
      )}
      <p className="text-sm text-muted tabular-nums">
        <Trans>Works until {end}.</Trans>{' '}
        <span className="print:hidden">
          <Trans>This code is shown only now.</Trans>
        </span>
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2.5 print:hidden">
        {share && (
          <Button variant="soft" onClick={share}>
            <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Share link</Trans>
          </Button>
        )}
        <Button variant="soft" onClick={copy}>
          <Copy size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Copy link</Trans>
        </Button>
        <Button variant="soft" onClick={() => window.print()}>
          <Printer size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Print the code</Trans>
        </Button>
        <WaitingButton variant="soft" isWaiting={card.isComing} onClick={card.save}>
          <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Card with this code (PDF)</Trans>
        </WaitingButton>
        <Button variant="secondary" onClick={onAnother}>
          <Trans>Create another</Trans>
        </Button>
      </div>
      {card.trouble && (
        <div role="alert" className="text-left">
          <Callout kind="warning">{card.trouble}</Callout>
        </div>
      )}
      <WaitingButton variant="danger" isWaiting={isLeaving} onClick={onRevoke} className="print:hidden">
        <Ban size={20} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Revoke now</Trans>
      </WaitingButton>
    </Card>
  );
}

async function drawCode(card: Blob, address: string): Promise<Blob> {
  const [{ stampCode }, dots] = await Promise.all([import('./stamp-code.ts'), codeDots(address)]);
  const stamped = stampCode(new Uint8Array(await card.arrayBuffer()), dots);
  return new Blob([stamped as BlobPart], { type: 'application/pdf' });
}

type PasscodeProps = { digits: string; label: string; language: 'en' | 'ne' };

/** Each digit by itself, spoken one by one; always in the digits that are typed. */
function Passcode({ digits, label, language }: PasscodeProps) {
  return (
    <>
      <p className="sr-only">
        {label} {formatDigits(digits, language).split('').join(' ')}
      </p>
      <div aria-hidden="true" className="flex justify-center gap-1.5 sm:gap-2">
        {digits.split('').map((digit, at) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a digit is nothing but its place
            key={at}
            className="grid h-13 w-11 place-items-center rounded-md border border-line bg-sunken text-2xl font-semibold tabular-nums max-[359px]:w-9"
          >
            {digit}
          </span>
        ))}
      </div>
    </>
  );
}
