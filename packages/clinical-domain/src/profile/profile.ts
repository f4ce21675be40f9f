import { toLatinDigits } from '../language/format-digits.ts';

/** What a patient keeps up to date in the own record. Nothing given is an empty text. */
export type Profile = {
  mobile: string;
  email: string;
  province: string;
  district: string;
  localBody: string;
  ward: string;
  street: string;
  contactName: string;
  contactRelation: string;
  contactMobile: string;
  /** Language tag of the language in which the clinic should speak and write. */
  language: string;
  /** As a data URL. */
  photo: string;
};

export type ProfileField = keyof Profile;

const fields = [
  'photo',
  'mobile',
  'email',
  'province',
  'district',
  'localBody',
  'ward',
  'street',
  'contactName',
  'contactRelation',
  'contactMobile',
  'language',
] as const satisfies ProfileField[];

/** In the order of the page. */
export function listDifferences(one: Profile, other: Profile): ProfileField[] {
  return fields.filter((field) => one[field] !== other[field]);
}

/** Digits of either script, with no more than single spaces between them. */
export function toPlainNumber(typed: string): string {
  return toLatinDigits(typed).replaceAll(/\s+/g, ' ').trim();
}

/** As it is stored: numbers in Latin digits, no blanks around anything. */
export function tidyProfile(profile: Profile): Profile {
  const trimmed = Object.fromEntries(
    Object.entries(profile).map(([field, value]) => [field, value.trim()]),
  ) as Profile;
  return {
    ...trimmed,
    mobile: toPlainNumber(profile.mobile),
    contactMobile: toPlainNumber(profile.contactMobile),
    ward: toPlainNumber(profile.ward),
  };
}
