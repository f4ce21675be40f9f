import type { Address, ContactPoint, Patient, PatientCommunication, PatientContact } from 'fhir/r4';
import { toPlainText } from '../written/plain-text.ts';
import { listDifferences, type Profile, type ProfileField } from './profile.ts';
import { contactRoles, isEmail, isEmergencyContact, isHome, isMobile, readProfile } from './read-profile.ts';

const addressFields: ProfileField[] = ['province', 'district', 'localBody', 'ward', 'street'];
const contactFields: ProfileField[] = ['contactName', 'contactRelation', 'contactMobile'];
const languageNames: Record<string, string> = { en: 'English', ne: 'Nepali' };

/** The record with this profile in it. What the profile does not say, or says as before, stays as it is. */
export function writeProfile(patient: Patient, said: Profile): Patient {
  const changed = new Set(listDifferences(readProfile(patient), said));
  const profile: Profile = { ...said };
  // Numbers that are copied from a phone's contacts often come with marks of direction around them.
  for (const field of changed) if (field !== 'photo') profile[field] = toPlainText(said[field]);
  const isAnyOf = (fields: ProfileField[]) => fields.some((field) => changed.has(field));
  const next = { ...patient };
  if (changed.has('mobile')) next.telecom = setTelecom(next.telecom, isMobile, mobile(profile.mobile));
  if (changed.has('email')) next.telecom = setTelecom(next.telecom, isEmail, email(profile.email));
  if (isAnyOf(addressFields)) next.address = put(next.address, isHome, (old) => toAddress(old, profile));
  if (isAnyOf(contactFields))
    next.contact = put(next.contact, isEmergencyContact, (old) => toContact(old, profile, changed));
  if (changed.has('language')) next.communication = prefer(next.communication, profile.language);
  if (changed.has('photo')) next.photo = toPhoto(profile.photo);
  return withoutEmptyLists(next);
}

const mobile = (value: string): ContactPoint => ({ system: 'phone', value, use: 'mobile' });
const email = (value: string): ContactPoint => ({ system: 'email', value, use: 'home' });

function setTelecom(
  list: ContactPoint[] | undefined,
  isIt: (point: ContactPoint) => boolean,
  fresh: ContactPoint,
): ContactPoint[] {
  return put(list, isIt, (old) => (fresh.value ? { ...fresh, ...old, value: fresh.value } : undefined));
}

function toAddress(old: Address | undefined, profile: Profile): Address | undefined {
  const { text: _outdated, ...kept } = old ?? { use: 'home' };
  const line = [profile.ward && `Ward ${profile.ward}`, profile.street].filter(Boolean);
  const parts = { line, city: profile.localBody, district: profile.district, state: profile.province };
  const said = Object.entries(parts).filter(([, value]) => value.length > 0);
  if (said.length === 0) return undefined;
  const { line: _line, city: _city, district: _district, state: _state, ...rest } = kept;
  return { ...rest, ...Object.fromEntries(said), country: kept.country ?? 'NP' };
}

function toContact(
  old: PatientContact | undefined,
  profile: Profile,
  changed: ReadonlySet<ProfileField>,
): PatientContact | undefined {
  const { contactName, contactRelation, contactMobile } = profile;
  if (!contactName && !contactMobile) return undefined;
  const { name, telecom, ...kept } = old ?? {};
  const nextName = changed.has('contactName') ? contactName && { text: contactName } : name;
  const nextTelecom = changed.has('contactMobile')
    ? setTelecom(telecom, ({ system }) => system === 'phone', mobile(contactMobile))
    : telecom;
  const role = { system: contactRoles, code: 'C', display: 'Emergency Contact' };
  return {
    ...kept,
    relationship: [{ coding: [role], ...(contactRelation && { text: contactRelation }) }],
    ...(nextName && { name: nextName }),
    ...(nextTelecom?.length && { telecom: nextTelecom }),
  };
}

function prefer(list: PatientCommunication[] = [], language: string): PatientCommunication[] {
  const isIt = ({ language: { coding = [] } }: PatientCommunication) =>
    coding.some(({ code }) => code?.split('-')[0] === language);
  const others = list.map(({ preferred: _preferred, ...entry }) => entry);
  if (!language) return others;
  return put(others, isIt, (old) => {
    const display = languageNames[language] ?? language;
    const named = { language: { coding: [{ system: 'urn:ietf:bcp:47', code: language, display }] } };
    return { ...(old ?? named), preferred: true };
  });
}

function toPhoto(dataUrl: string): NonNullable<Patient['photo']> {
  const [, contentType, data] = /^data:(image\/[a-z]+);base64,(.+)$/.exec(dataUrl) ?? [];
  return contentType && data ? [{ contentType, data }] : [];
}

/** Puts an entry in the place of the first that fits, or at the end; no entry takes that one out. */
function put<T>(
  list: T[] = [],
  isIt: (item: T) => boolean,
  renew: (old: T | undefined) => T | undefined,
): T[] {
  const at = list.findIndex(isIt);
  const fresh = renew(list[at]);
  const added = fresh === undefined ? [] : [fresh];
  return at < 0 ? [...list, ...added] : [...list.slice(0, at), ...added, ...list.slice(at + 1)];
}

/** FHIR knows no empty list. */
function withoutEmptyLists(patient: Patient): Patient {
  return Object.fromEntries(
    Object.entries(patient).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  ) as unknown as Patient;
}
