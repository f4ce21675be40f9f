import { Trans } from '@lingui/react/macro';
import { Siren } from 'lucide-react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { PhoneLink } from '@portal/ui/phone-link.tsx';

export function InAnEmergency() {
  const { emergencyPhone } = getPortalConfig();
  return (
    <section
      aria-labelledby="in-an-emergency"
      className="flex gap-3.5 rounded-md border border-danger-line bg-danger px-4 py-3.5"
    >
      <Siren size={22} strokeWidth={1.75} aria-hidden="true" className="flex-none text-on-danger" />
      <div>
        <h2 id="in-an-emergency" className="text-md tracking-normal">
          <Trans>In an emergency</Trans>
        </h2>
        <p className="text-sm">
          <Trans>
            Don’t write. Call <PhoneLink number={emergencyPhone} className="text-on-danger" /> or go to the
            nearest hospital.
          </Trans>
        </p>
      </div>
    </section>
  );
}
