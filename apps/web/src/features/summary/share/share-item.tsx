import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Share, ShareView } from '@portal/api-contract/sharing';
import { formatDateTime } from '@portal/clinical-domain/time/format-date';
import { Ban, CircleCheck, Clock, Eye, KeyRound, Lock, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { Badge } from '@portal/ui/badge.tsx';
import { Card } from '@portal/ui/card.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { TimeLeft } from './time-left.tsx';

type Look = { kind: ComponentProps<typeof Badge>['kind']; icon: LucideIcon; name: MessageDescriptor };

const looks: Record<Share['state'], Look> = {
  active: { kind: 'success', icon: CircleCheck, name: msg`Active` },
  expired: { kind: 'neutral', icon: Clock, name: msg`Ended` },
  revoked: { kind: 'neutral', icon: Ban, name: msg`Revoked` },
  locked: { kind: 'warning', icon: Lock, name: msg`Locked` },
};

type Props = { share: Share; isLeaving: boolean; onRevoke: () => void; now: Date };

export function ShareItem({ share, isLeaving, onRevoke, now }: Props) {
  const { t } = useLingui();
  const view = useClinicView();
  const { state, createdAt, expiresAt, opened, views } = share;
  const { kind, icon, name } = looks[state];
  const made = formatDateTime(new Date(createdAt), view);
  return (
    <Card className="p-0!">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-2 sm:px-6">
        <div className="min-w-0">
          <h3 className="text-lg">
            <Plural value={opened} _0="Not opened yet" one="Opened # time" other="Opened # times" />
          </h3>
          <p className="text-sm text-muted tabular-nums">
            <Trans>Created {made}</Trans>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {state === 'active' && <TimeLeft until={expiresAt} from={now} />}
          <Badge kind={kind} icon={icon}>
            {t(name)}
          </Badge>
        </div>
      </div>
      {views.length > 0 && (
        <ul className="divide-y divide-divider">
          {views.map((one) => (
            <ViewRow key={`${one.at} ${one.outcome}`} view={one} />
          ))}
        </ul>
      )}
      {views.length > 0 && views.length < opened && (
        <p className="px-4 pb-4 text-sm text-muted sm:px-6">
          <Trans>Only the latest are listed here. See them all under Who looked at my record.</Trans>
        </p>
      )}
      {state === 'locked' && (
        <p className="px-4 pb-4 text-sm text-muted sm:px-6">
          <Trans>Five wrong passcodes locked it. Create a new one if you still want to share.</Trans>
        </p>
      )}
      {state === 'active' && (
        <div className="px-4 pt-1 pb-4 sm:px-6">
          <WaitingButton variant="danger" size="sm" isWaiting={isLeaving} onClick={onRevoke}>
            <Ban size={18} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Revoke</Trans>
          </WaitingButton>
        </div>
      )}
    </Card>
  );
}

/** The name is the one that whoever looked gave: it stands in quotes, never as a title of ours. */
function ViewRow({ view: { at, recipient, outcome } }: { view: ShareView }) {
  const clinicView = useClinicView();
  const isOpened = outcome === 'opened';
  const when = formatDateTime(new Date(at), clinicView);
  return (
    <li className="flex items-center gap-3.5 px-4 py-3 sm:px-6">
      <Tile icon={isOpened ? Eye : KeyRound} hue={isOpened ? 'teal' : 'amber'} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {isOpened ? <Trans>Opened</Trans> : <Trans>Wrong passcode, not opened</Trans>}
        </p>
        <p className="text-sm wrap-anywhere text-muted tabular-nums">
          <Trans>
            {when}, by someone who gave the name “{recipient}”
          </Trans>
        </p>
      </div>
      {!isOpened && (
        <span className="max-sm:hidden">
          <Badge kind="warning" icon={TriangleAlert}>
            <Trans>Stopped</Trans>
          </Badge>
        </span>
      )}
    </li>
  );
}
