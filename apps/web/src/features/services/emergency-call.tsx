import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PhoneButton } from '@portal/ui/phone-button.tsx';

/** The call comes first; what the service is can be read while it rings. */
export function EmergencyCall({ phone, children }: { phone: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="emergency-call"
      className="grid gap-4 rounded-lg border border-danger-line bg-danger p-5 sm:p-6"
    >
      <h2 id="emergency-call" className="text-xl">
        <Trans>Is it an emergency? Call now.</Trans>
      </h2>
      <PhoneButton
        number={phone}
        variant="danger-solid"
        size="lg"
        className="w-full sm:w-auto sm:justify-self-start sm:px-16!"
      />
      <div>{children}</div>
    </section>
  );
}
