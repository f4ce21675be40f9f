import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Either nobody asked this device to keep anything, or it was wiped. */
export function NothingKept({ wasWiped }: { wasWiped: boolean }) {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        title={wasWiped ? t`The copy was deleted` : t`Nothing is kept on this device`}
        actions={<LinkButton to="/dashboard">{t`Open the portal`}</LinkButton>}
      >
        <p role={wasWiped ? 'alert' : undefined}>
          {wasWiped ? (
            <Trans>
              After five wrong tries, or after signing out, nothing of your record stays on this device. It is
              safe at the hospital: log in to see it.
            </Trans>
          ) : (
            <Trans>
              In Settings you can keep visits, medicines and last results here, to read them without internet.
            </Trans>
          )}
        </p>
      </EmptyState>
    </Card>
  );
}
