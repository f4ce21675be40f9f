import { Trans } from '@lingui/react/macro';
import { House } from 'lucide-react';
import { useSession } from '../session/session.ts';
import { LinkButton } from '@portal/ui/button.tsx';

export function BackHome({ variant }: { variant?: 'ghost' }) {
  const { status } = useSession();
  return (
    <LinkButton to={status === 'out' ? '/' : '/dashboard'} {...(variant && { variant })}>
      <House size={20} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Back to Home</Trans>
    </LinkButton>
  );
}
