import { Trans } from '@lingui/react/macro';
import { Card } from '@portal/ui/card.tsx';

export function NotificationPromise() {
  return (
    <Card aria-labelledby="notification-promise">
      <h2 id="notification-promise" className="text-lg">
        <Trans>What we tell you about</Trans>
      </h2>
      <p className="mt-2 text-sm text-pretty text-muted">
        <Trans>
          New messages and results, visits that are booked, moved or cancelled, new bills, and your medicines
          if you turn reminders on.
        </Trans>
      </p>
      <p className="mt-2 text-sm text-pretty text-muted">
        <Trans>Notifications never say the value of a result.</Trans>
      </p>
    </Card>
  );
}
