import { Trans } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLanguage } from './i18n/use-language.ts';
import { LinkButton } from './button.tsx';
import { telAddress } from './phone-link.tsx';

type Props = Omit<ComponentProps<typeof LinkButton>, 'to' | 'children'> & { number: string };

export function PhoneButton({ number: phone, ...rest }: Props) {
  const number = formatDigits(phone, useLanguage());
  return (
    <LinkButton to={telAddress(phone)} {...rest}>
      <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className="wrap-anywhere">
        <Trans>Call {number}</Trans>
      </span>
    </LinkButton>
  );
}
