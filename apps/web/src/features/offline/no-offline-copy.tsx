import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';

const texts = {
  none: msg`In Settings you can keep visits, medicines and last results here, to read them without internet.`,
  gone: msg`After five wrong tries, or after signing out, nothing of your record stays on this device. It is safe at the hospital: log in to see it.`,
  removed: msg`Nothing of your record stays on this device. It is safe at the hospital. When you are online, you can keep a new copy in Settings.`,
};

/** Nobody asked this device to keep anything, or it was wiped, or the patient has just deleted it. */
export function NoOfflineCopy({ why }: { why: keyof typeof texts }) {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        title={why === 'none' ? t`Nothing is kept on this device` : t`The copy was deleted`}
        actions={<LinkButton to="/dashboard">{t`Open the portal`}</LinkButton>}
      >
        <p role={why === 'none' ? undefined : 'alert'}>{t(texts[why])}</p>
      </EmptyState>
    </Card>
  );
}
