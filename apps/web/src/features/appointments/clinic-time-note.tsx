import { Trans } from '@lingui/react/macro';
import { isElsewhere } from '@portal/clinical-domain/time/device-time';
import { formatDateTime } from '@portal/clinical-domain/time/format-date';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

/** Where the device's clock differs: whose time this is, and what the device's own clock will show then. */
export function ClinicTimeNote({ start }: { start: Date }) {
  const view = useClinicView();
  if (!isElsewhere(start, view.zone)) return null;
  const { zone } = view;
  const here = formatDateTime(start, { ...view, zone: undefined });
  return (
    <span className="block text-sm font-normal">
      <Trans>
        Clinic time ({zone}). On this device: {here}
      </Trans>
    </span>
  );
}
