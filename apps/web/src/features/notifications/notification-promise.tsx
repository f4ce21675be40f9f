import { Trans } from '@lingui/react/macro';
import { Card } from '@portal/ui/card.tsx';

export function NotificationPromise() {
  return (
    <Card aria-labelledby="notification-promise">
      <h2 id="notification-promise" className="text-lg">
        <Trans>What we notify you about</Trans>
      </h2>
      <p className="mt-2 text-sm text-pretty text-muted">
        <Trans>
          New messages, results and bills. Visits booked, moved or cancelled. Medicines, if reminders are on.
        </Trans>
      </p>
      <p className="mt-2 text-sm text-pretty text-muted">
        <Trans>Notifications never show your results.</Trans>
      </p>
    </Card>
  );
}
