import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { telAddress } from '../../ui/phone-link.tsx';

type Props = Omit<ComponentProps<typeof LinkButton>, 'to' | 'children'> & { number: string };

export function CallButton({ number, ...rest }: Props) {
  return (
    <LinkButton to={telAddress(number)} {...rest}>
      <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Call {number}</Trans>
    </LinkButton>
  );
}
