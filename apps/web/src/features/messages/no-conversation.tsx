import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

type Props = { isMissing: boolean; hasPartners: boolean };

/** Beside the list: nothing chosen, nobody to write to yet, or an address that leads to nobody of the patient's. */
export function NoConversation({ isMissing, hasPartners }: Props) {
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
    <EmptyState title={hasPartners ? t`Choose a conversation` : t`No item to display`}>
      <p>
        {hasPartners ? (
          <Trans>What you and your doctor write to each other is shown here.</Trans>
        ) : (
          <Trans>When you have booked a visit, you can write to your doctor here.</Trans>
        )}
      </p>
    </EmptyState>
  );
}
