import { Trans } from '@lingui/react/macro';
import { Siren } from 'lucide-react';
import { PhoneLink } from '@portal/ui/phone-link.tsx';

export function EmergencyCallout({ phone }: { phone: string }) {
  return (
    <p className="flex items-center gap-3.5 rounded-md border border-danger-line bg-danger px-4 py-3.5">
      <Siren size={22} strokeWidth={1.75} aria-hidden="true" className="flex-none text-on-danger" />
      <span>
        <Trans>
          Is it an emergency? Call <PhoneLink number={phone} className="text-on-danger" /> now.
        </Trans>
      </span>
    </p>
  );
}
