import { Plural, Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { PhoneLink } from '@portal/ui/phone-link.tsx';

const hoursOfDay = 24;

/** Always in view, beside the list as beside the conversation. */
export function NotForEmergencies({ className }: { className?: string }) {
  const { emergencyPhone, replyHours } = getPortalConfig();
  const days = Math.round(replyHours / hoursOfDay);
  return (
    <p className={`flex items-start gap-2 text-sm text-muted ${className ?? ''}`}>
      <Clock size={16} strokeWidth={1.75} aria-hidden="true" className="mt-[3px] flex-none" />
      <span>
        <Trans>
          Not for emergencies: call <PhoneLink number={emergencyPhone} />.
        </Trans>{' '}
        {days < 1 ? (
          <Plural
            value={replyHours}
            one="The clinic usually answers within # hour."
            other="The clinic usually answers within # hours."
          />
        ) : (
          <Plural
            value={days}
            one="The clinic usually answers within # day."
            other="The clinic usually answers within # days."
          />
        )}
      </span>
    </p>
  );
}
