import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';

const texts = {
  none: msg`In Settings you can save visits, medicines and last results here, to read them offline.`,
  gone: msg`After five wrong tries, or after you log out, nothing of your record stays on this device. It’s safe at the hospital: log in to see it.`,
  removed: msg`Nothing of your record stays on this device. It’s safe at the hospital. When you’re online, you can save a new copy in Settings.`,
};

/** Nobody asked this device to keep anything, or it was wiped, or the patient has just deleted it. */
export function NoOfflineCopy({ why }: { why: keyof typeof texts }) {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        title={why === 'none' ? t`Nothing is saved on this device` : t`The copy was deleted`}
        actions={<LinkButton to="/dashboard">{t`Open the portal`}</LinkButton>}
      >
        <p role={why === 'none' ? undefined : 'alert'}>{t(texts[why])}</p>
      </EmptyState>
    </Card>
  );
}
