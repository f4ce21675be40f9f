import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, Clock, Lock, type LucideIcon, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { Button, LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { PhoneButton } from '@portal/ui/phone-button.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { useTimeOf } from './use-time-of.ts';
import type { Ended, Way } from './use-connecting.ts';

type Props = {
  because: Ended | { outcome: 'refused' } | { outcome: 'already' };
  way: Way;
  onStartAgain: () => void;
};

/** Why it goes no further here, and who helps. Never whose record it is. */
export function ConnectEnded({ because, way, onStartAgain }: Props) {
  const { t } = useLingui();
  const write = useTimeOf();
  switch (because.outcome) {
    case 'used':
      return (
        <State icon={Ban} title={t`This slip has been used`} note={write(because.at)} hasDesk>
          <Trans>
            Each slip works once. If it was you, you’re already connected. If it wasn’t, tell the desk today.
          </Trans>
        </State>
      );
    case 'expired':
      return (
        <State icon={Clock} title={t`This slip has expired`} note={write(because.at)} hasDesk>
          <Trans>Ask the desk for a new one. It takes a minute.</Trans>
        </State>
      );
    case 'locked': {
      const until = write(because.until);
      return (
        <State icon={Lock} title={t`Locked after too many tries`} hasDesk>
          <Trans>To keep records safe, you can try again after {until}. The desk can help sooner.</Trans>
        </State>
      );
    }
    case 'elsewhere':
      return (
        <State icon={UserX} title={t`This record is connected to another account`} hasDesk>
          <Trans>Only the desk can change that. Bring a photo ID, or call.</Trans>
        </State>
      );
    case 'desk':
      return (
        <State icon={Ban} title={t`We can’t connect this record here`} hasDesk>
          {way === 'slip' ? (
            <Trans>The desk can. Bring the slip and a photo ID.</Trans>
          ) : (
            <Trans>The desk can. Bring a photo ID.</Trans>
          )}
        </State>
      );
    case 'refused':
      return (
        <State
          icon={UserX}
          title={t`Thanks for telling us`}
          hasDesk
          onStartAgain={way === 'slip' ? onStartAgain : undefined}
        >
          {way === 'slip' ? (
            <Trans>
              Nothing was connected, and that slip doesn’t work any more. The desk gives you the right one.
            </Trans>
          ) : (
            <Trans>
              Nothing was connected. Your number may be in another person’s record. Tell the desk.
            </Trans>
          )}
        </State>
      );
    case 'already':
      return (
        <State icon={Ban} title={t`Your record is already connected`}>
          <Trans>There’s nothing to do. Your visits, results and medicines are here.</Trans>
        </State>
      );
  }
}

type StateProps = {
  icon: LucideIcon;
  title: string;
  note?: string;
  hasDesk?: boolean;
  onStartAgain?: (() => void) | undefined;
  children: ReactNode;
};

function State({ icon, title, note, hasDesk = false, onStartAgain, children }: StateProps) {
  const { clinicPhone } = getPortalConfig();
  return (
    <Card className="grid content-start gap-4">
      <div role="alert" className="flex items-start gap-3.5">
        <Tile icon={icon} hue="amber" />
        <div className="min-w-0">
          <h2 className="text-lg">{title}</h2>
          {note !== undefined && <p className="text-sm text-muted">{note}</p>}
          <p className="mt-2 text-pretty">{children}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        {hasDesk && clinicPhone !== undefined && <PhoneButton number={clinicPhone} />}
        {onStartAgain && (
          <Button variant="secondary" onClick={onStartAgain}>
            <Trans>Use another slip</Trans>
          </Button>
        )}
        <LinkButton variant={hasDesk ? 'ghost' : 'primary'} to="/dashboard">
          <Trans>Back to Home</Trans>
        </LinkButton>
      </div>
    </Card>
  );
}
