import type { Address, ContactPoint, Patient, PatientContact } from 'fhir/r4';
import type { Profile } from './profile.ts';

export const contactRoles = 'http://terminology.hl7.org/CodeSystem/v2-0131';
const wardLine = /^Ward (\d+)$/;

export function readProfile(patient: Patient): Profile {
  const address = patient.address?.find(isHome);
  const contact = patient.contact?.find(isEmergencyContact);
  return {
    mobile: patient.telecom?.find(isMobile)?.value ?? '',
    email: patient.telecom?.find(isEmail)?.value ?? '',
    province: address?.state ?? '',
    district: address?.district ?? '',
    localBody: address?.city ?? '',
    ward: findWard(address),
    street: (address?.line ?? []).filter((line) => !wardLine.test(line)).join(', '),
    contactName: contact?.name?.text ?? joinName(contact),
    contactRelation: contact?.relationship?.find(isEmergencyRole)?.text ?? '',
    contactMobile: contact?.telecom?.find(({ system }) => system === 'phone')?.value ?? '',
    language: findLanguage(patient),
    photo: findOwnPhoto(patient) ?? '',
  };
}

/** One home address counts; others that the hospital keeps are left alone. */
export function isHome({ use }: Address): boolean {
  return use === undefined || use === 'home';
}

export function isMobile({ system, use }: ContactPoint): boolean {
  return system === 'phone' && (use === undefined || use === 'mobile');
}

export function isEmail({ system }: ContactPoint): boolean {
  return system === 'email';
}

export function isEmergencyContact({ relationship = [] }: PatientContact): boolean {
  return relationship.some(isEmergencyRole);
}

function isEmergencyRole({ coding = [] }: NonNullable<PatientContact['relationship']>[number]): boolean {
  return coding.some(({ system, code }) => system === contactRoles && code === 'C');
}

function findWard(address: Address | undefined): string {
  return (address?.line ?? []).map((line) => wardLine.exec(line)?.[1]).find(Boolean) ?? '';
}

function joinName(contact: PatientContact | undefined): string {
  return [...(contact?.name?.given ?? []), contact?.name?.family].filter(Boolean).join(' ');
}

function findLanguage({ communication = [] }: Patient): string {
  const preferred = communication.find((entry) => entry.preferred);
  return preferred?.language.coding?.[0]?.code?.split('-')[0] ?? '';
}

/** As an address that an image takes. */
export function findOwnPhoto({ photo = [] }: Patient): string | undefined {
  const { contentType, data } = photo[0] ?? {};
  return contentType && data && /^image\/(jpeg|png|webp)$/.test(contentType)
    ? `data:${contentType};base64,${data}`
    : undefined;
}
