import { useLingui } from '@lingui/react/macro';
import type { Device } from '@portal/api-contract/account';
import { formatDate, formatDateTime } from '@portal/clinical-domain/time/format-date';
import { CircleCheck, Laptop, Smartphone } from 'lucide-react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { Badge } from '@portal/ui/badge.tsx';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { describeDevice } from './describe-device.ts';

type Props = { device: Device; isLeaving: boolean; onSignOut: () => void };

export function DeviceRow({ device, isLeaving, onSignOut }: Props) {
  const { t } = useLingui();
  const view = useDayView();
  const name = useDeviceName(device);
  const Icon = describeDevice(device).isHandheld ? Smartphone : Laptop;
  const here = { ...view, zone: getPortalConfig().clinicZone };
  const lastUsed = formatDateTime(new Date(device.lastUsedAt), here);
  const endsAt = new Date(device.endsAt);
  const ends = device.staysSignedIn ? formatDate(endsAt, here) : formatDateTime(endsAt, here);
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-1 px-4 py-3 sm:px-5">
      <span
        aria-hidden="true"
        className="grid size-9 flex-none place-items-center rounded-[11px] bg-neutral text-on-neutral"
      >
        <Icon size={20} strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-[1_1_7rem]">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-muted tabular-nums">
          {device.isThisDevice ? t`Active now` : t`Last used ${lastUsed}`}
        </span>
        <span className="block text-sm text-muted tabular-nums">
          {device.staysSignedIn ? t`Stays logged in until ${ends}` : t`Logs out ${ends} unless used`}
        </span>
      </span>
      {device.isThisDevice ? (
        <Badge kind="success" icon={CircleCheck}>
          {t`This device`}
        </Badge>
      ) : (
        <WaitingButton
          variant="ghost"
          size="sm"
          isWaiting={isLeaving}
          aria-label={t`Log out ${name}`}
          onClick={onSignOut}
        >
          {t`Log out`}
        </WaitingButton>
      )}
    </li>
  );
}

function useDeviceName(device: Device): string {
  const { t } = useLingui();
  const { browser, system } = describeDevice(device);
  if (device.client === 'native') return system ? t`Portal app on ${system}` : t`Portal app`;
  if (browser && system) return t`${browser} on ${system}`;
  return browser ?? system ?? t`Unknown device`;
}
