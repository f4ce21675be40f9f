import { Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { PhoneLink } from '@portal/ui/phone-link.tsx';
import { ReplyTime } from './reply-time.tsx';

/** Always in view, beside the list as beside the conversation. */
export function NotForEmergencies({ className }: { className?: string }) {
  const { emergencyPhone } = getPortalConfig();
  return (
    <p className={`flex items-start gap-2 text-sm text-muted ${className ?? ''}`}>
      <Clock size={16} strokeWidth={1.75} aria-hidden="true" className="mt-[3px] flex-none" />
      <span>
        <Trans>
          Not for emergencies: call <PhoneLink number={emergencyPhone} />.
        </Trans>{' '}
        <ReplyTime />
      </span>
    </p>
  );
}
