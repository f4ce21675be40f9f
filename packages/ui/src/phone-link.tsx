import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { useLanguage } from './i18n/use-language.ts';

/** Nothing but the digits reaches the dialler. */
export function telAddress(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}

/** A number inside a sentence. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a
      href={telAddress(number)}
      className={`font-bold whitespace-nowrap underline underline-offset-[3px] ${className ?? 'text-link'}`}
    >
      {formatDigits(number, useLanguage())}
    </a>
  );
}
