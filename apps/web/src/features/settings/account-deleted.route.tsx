import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { MessageState } from '@portal/ui/message-state.tsx';

export function Component() {
  const { t } = useLingui();
  return (
    <div className="container-page pb-5 sm:pb-12">
      <Card>
        <MessageState
          drawing={
            <CircleCheck size={72} strokeWidth={1.25} aria-hidden="true" className="text-on-success" />
          }
          title={t`Your account is deleted`}
          level={1}
          actions={<LinkButton to="/">{t`Back to Home`}</LinkButton>}
        >
          <p>
            <Trans>
              You’re logged out on all devices. Your clinic keeps its medical record of you. Ask there if you
              need a copy.
            </Trans>
          </p>
        </MessageState>
      </Card>
    </div>
  );
}
