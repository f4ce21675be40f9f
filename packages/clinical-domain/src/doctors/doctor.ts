import type {
  CodeableConcept,
  HealthcareService,
  Location,
  Practitioner,
  PractitionerRole,
  Schedule,
} from 'fhir/r4';
import { bookingDays, type BookingRules, windowsOfDay } from '../booking/booking-windows.ts';
import { addDays } from '../time/clinic-day.ts';
import { worksOn } from '../booking/working-hours.ts';
import { extensionUrls, systemUris } from '../fhir/fhir-extensions.ts';
import type { LanguageTag } from '../language/format-locale.ts';
import { pickTranslation } from '../language/translated-text.ts';

/** A doctor as the directory lists them; without a schedule they cannot be booked. */
export type Doctor = {
  role: PractitionerRole;
  practitioner: Practitioner;
  schedule?: Schedule;
  service?: HealthcareService;
  location?: Location;
};

export type VisitMode = 'in-person' | 'video';

export function formatQualifications({ qualification }: Practitioner): string {
  return (qualification ?? []).flatMap(({ code }) => code.text ?? code.coding?.[0]?.display ?? []).join(', ');
}

const shownImage = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const storedImage = /^(?:\/r4\/)?(Binary\/[A-Za-z0-9\-.]{1,64})$/;

/**
 * A picture that the resource carries, as a data URL, or the file of the records server that holds it (`Binary/…`).
 * Pictures at other addresses are never asked for: that would tell a stranger who looks at which doctor.
 */
export function findPhoto({ photo = [] }: Practitioner): string | undefined {
  for (const { contentType, data, url } of photo) {
    const carried = data === undefined ? url : `data:${contentType};base64,${data}`;
    if (carried !== undefined && shownImage.test(carried)) return carried;
    const stored = storedImage.exec(url ?? '')?.[1];
    if (stored !== undefined) return stored;
  }
  return undefined;
}

/** The code of the first specialty, by which doctors are listed. */
export function findSpecialtyCode({ role }: Pick<Doctor, 'role'>): string | undefined {
  return role.specialty?.[0]?.coding?.[0]?.code;
}

export function formatSpecialty({ role }: Pick<Doctor, 'role'>, language: LanguageTag): string | undefined {
  return formatConcept(role.specialty?.[0], language);
}

export function formatConcept(
  concept: CodeableConcept | undefined,
  language: LanguageTag,
): string | undefined {
  const coding = concept?.coding?.[0];
  return pickTranslation(coding, 'display', language) ?? concept?.text;
}

/** In whole rupees, as the hospital's own service says. */
export function findFee({ service }: Pick<Doctor, 'service'>): number | undefined {
  const money = service?.extension?.find(({ url }) => url === extensionUrls.consultationFee)?.valueMoney;
  return money?.currency === undefined || money.currency === 'NPR' ? money?.value : undefined;
}

/** A doctor whose service names no mode is visited in person. */
export function listModes({ service }: Pick<Doctor, 'service'>): VisitMode[] {
  const modes = (service?.characteristic ?? [])
    .flatMap(({ coding }) => coding ?? [])
    .filter(({ system }) => system === systemUris.visitMode)
    .flatMap(({ code }): VisitMode[] => (code === 'in-person' || code === 'video' ? [code] : []));
  return modes.length > 0 ? modes : ['in-person'];
}

const aWeekFromSunday = Array.from({ length: 7 }, (_, days) => addDays('2026-01-04', days));

/** 0 for Sunday to 6 for Saturday, in that order. */
export function listWorkingWeekdays({ role }: Pick<Doctor, 'role'>): number[] {
  return aWeekFromSunday.flatMap((day, weekday) => (worksOn(role, day) ? [weekday] : []));
}

/** Every length that the doctor's visits have, in minutes. */
export function listVisitMinutes({ role }: Pick<Doctor, 'role'>): number[] {
  const minutes = (role.availableTime ?? []).flatMap(
    ({ extension }) => extension?.find(({ url }) => url === extensionUrls.visitDuration)?.valueInteger ?? [],
  );
  return [...new Set(minutes)];
}

/** The next day on which the doctor still sees patients; whether a time is left that day is not known here. */
export function findNextClinicDay({ role }: Pick<Doctor, 'role'>, now: number, rules: BookingRules) {
  return bookingDays(now, rules).find((day) =>
    windowsOfDay(role, day, [], now, rules).some(({ availableSlots }) => availableSlots.length > 0),
  );
}

/** With hours within the horizon and a schedule to write them in. */
export function isBookable(doctor: Doctor, now: number, rules: BookingRules): boolean {
  return (
    doctor.role.active !== false &&
    doctor.schedule !== undefined &&
    findNextClinicDay(doctor, now, rules) !== undefined
  );
}
