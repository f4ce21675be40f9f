import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toastQueue } from '@portal/ui/toast-queue.ts';

/** Nobody led here from a visit. */
export function NoCall() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const heading = t`Video Call`;
  const message = t`Currently no video call available !`;
  useEffect(() => {
    const shown = setTimeout(() => {
      toastQueue.show({ kind: 'info', heading, message });
      void navigate('/dashboard', { replace: true });
    });
    return () => clearTimeout(shown);
  }, [heading, message, navigate]);
  return null;
}
