import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { LostPathDrawing } from '../ui/lost-path-drawing.tsx';
import { MessageState } from '../ui/message-state.tsx';

/** Stands for the pages that later issues bring; each replaces its own. */
export function Component() {
  const { t } = useLingui();
  return (
    <div className="container-page pb-5 sm:pb-8">
      <Card>
        <MessageState
          drawing={<LostPathDrawing />}
          title={t`This page is not ready yet`}
          actions={
            <LinkButton variant="soft" to="/dashboard">
              <Trans>Back to dashboard</Trans>
            </LinkButton>
          }
        >
          <p>
            <Trans>Until then, please call your clinic.</Trans>
          </p>
        </MessageState>
      </Card>
    </div>
  );
}
