import { Trans } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { Link } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { PhoneLink } from '@portal/ui/phone-link.tsx';

export function SomeoneUnknown({ onReport }: { onReport: () => void }) {
  const { clinicPhone } = getPortalConfig();
  return (
    <Card aria-labelledby="someone-unknown">
      <h2 id="someone-unknown" className="text-lg">
        <Trans>Someone you don’t know?</Trans>
      </h2>
      <p className="mt-1 text-sm text-pretty text-muted">
        <Trans>Tell us. The hospital will look into it and answer in Messages.</Trans>
      </p>
      <Button variant="secondary" className="mt-3.5 w-full" onClick={onReport}>
        <Flag size={20} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Report a view</Trans>
      </Button>
      {clinicPhone !== undefined && (
        <p className="mt-2 text-sm text-muted">
          <Trans>
            Or call: <PhoneLink number={clinicPhone} />
          </Trans>
        </p>
      )}
      <p className="mt-2 text-sm text-pretty text-muted">
        <Trans>
          A login you don’t recognise?{' '}
          <Link to="/settings" className="font-semibold text-link underline underline-offset-[3px]">
            Log that device out
          </Link>
          , then change your password.
        </Trans>
      </p>
    </Card>
  );
}
