import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { LinkButton } from '@portal/ui/button.tsx';
import { PhoneButton } from '@portal/ui/phone-button.tsx';
import type { ServiceKind } from './service-kinds.ts';

type Way = { to: string; label: MessageDescriptor };

/** What the portal itself does for that service. */
const ways: Partial<Record<ServiceKind, Way>> = {
  'medical-consultation': { to: '/appointments/choose-specialty', label: msg`Add New Appointment` },
  'lab-tests': { to: '/test-results', label: msg`See your test results` },
  'pharmacy-orders': { to: '/medications', label: msg`See your medicines` },
};

/** One of them leads: booking where it can be booked, the call everywhere else. */
export function ServiceActions({ kind, phone }: { kind: ServiceKind; phone: string | undefined }) {
  const { t } = useLingui();
  const way = ways[kind];
  const isBookable = kind === 'medical-consultation';
  if (!way && !phone) return undefined;
  return (
    <div className="mt-4 grid gap-3">
      {isBookable && way && <LinkButton to={way.to}>{t(way.label)}</LinkButton>}
      {phone && <PhoneButton number={phone} variant={isBookable ? 'secondary' : 'primary'} />}
      {!isBookable && way && (
        <LinkButton variant="secondary" to={way.to}>
          {t(way.label)}
        </LinkButton>
      )}
    </div>
  );
}
