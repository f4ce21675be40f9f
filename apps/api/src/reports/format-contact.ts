import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import type { Clinic } from './report-sheet.ts';

/** 'Maharajgunj, Kathmandu · +977-1-5550100'; nothing where the deployment has set neither. */
export function formatContact(
  { address, phone }: Pick<Clinic, 'address' | 'phone'>,
  language: LanguageTag,
): string | undefined {
  const parts = [address, phone && formatDigits(phone, language)].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join(' · ');
}
