import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { EmptyHillsDrawing } from '@portal/ui/empty-hills-drawing.tsx';
import { MessageState } from '@portal/ui/message-state.tsx';

/** One patient has one seat: the latest device keeps it. */
export function ElsewhereNow() {
  const { t } = useLingui();
  return (
    <div className="container-page pb-6 sm:pb-14">
      <Card>
        <MessageState
          drawing={<EmptyHillsDrawing />}
          title={t`You’re in the call on another device`}
          actions={
            <LinkButton variant="soft" to="/dashboard">
              <Trans>Back to dashboard</Trans>
            </LinkButton>
          }
        >
          <p>
            <Trans>This device left the call, so nobody hears you twice.</Trans>
          </p>
        </MessageState>
      </Card>
    </div>
  );
}
