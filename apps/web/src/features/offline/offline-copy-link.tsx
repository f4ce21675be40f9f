import { useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadStrings } from '../../i18n/strings.ts';
import { findOfflineLock } from '../../platform/offline-copy.ts';
import { LinkButton } from '@portal/ui/button.tsx';

/** On pages that failed, whose words are others: it brings its own. */
export default function OfflineCopyLink() {
  const { t } = useLingui();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    Promise.all([findOfflineLock(), loadStrings('features/offline')]).then(
      ([lock]) => setKept(lock.outcome !== 'empty'),
      () => undefined,
    );
  }, []);
  if (!isKept) return null;
  return (
    <LinkButton variant="soft" to="/offline">
      <Smartphone size={20} strokeWidth={1.75} aria-hidden="true" />
      {t`Open what’s saved offline`}
    </LinkButton>
  );
}
