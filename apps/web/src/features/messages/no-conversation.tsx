import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '@portal/ui/button.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';

/** Beside the list: nothing chosen, or an address that leads to nobody of the patient's. */
export function NoConversation({ isMissing }: { isMissing: boolean }) {
  const { t } = useLingui();
  if (isMissing)
    return (
      <EmptyState
        title={t`No results found!`}
        actions={
          <LinkButton to="/messages" variant="soft">
            <Trans>All conversations</Trans>
          </LinkButton>
        }
      >
        <p>
          <Trans>You have no conversation with this doctor.</Trans>
        </p>
      </EmptyState>
    );
  return (
    <EmptyState title={t`Choose a conversation`}>
      <p>
        <Trans>You can write to reception at any time, and to a doctor once you’ve booked a visit.</Trans>
      </p>
    </EmptyState>
  );
}
