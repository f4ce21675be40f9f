import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatPlace } from '@portal/clinical-domain/profile/nepal-districts';
import type { ProfileField } from '@portal/clinical-domain/profile/profile';
import { languageNameOf, languageTagOf, locales } from '@portal/ui/i18n/locale.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { findRelation } from './relations.ts';

const names = {
  photo: msg`Photo`,
  mobile: msg`Mobile number`,
  email: msg`Email`,
  province: msg`Province`,
  district: msg`District`,
  localBody: msg`Local body`,
  ward: msg`Ward`,
  street: msg`Tole or street`,
  contactName: msg`Emergency contact`,
  contactRelation: msg`Relationship`,
  contactMobile: msg`Mobile number of your contact`,
  language: msg`Language`,
} satisfies Record<ProfileField, object>;

/** The fields of the profile, and what stands in them, in words. */
export function useFieldStrings() {
  const { t } = useLingui();
  const language = useLanguage();

  function say(field: ProfileField, value: string): string {
    if (value === '') return t`nothing`;
    if (field === 'photo') return t`another picture`;
    if (field === 'province' || field === 'district') return formatPlace(value, language);
    const relation = field === 'contactRelation' ? findRelation(value) : undefined;
    if (relation) return t(relation);
    const locale = locales.find((known) => field === 'language' && languageTagOf(known) === value);
    return locale ? languageNameOf(locale) : `“${value}”`;
  }

  return { nameOf: (field: ProfileField) => t(names[field]), say };
}
