import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import { readOpeningHours } from '@portal/clinical-domain/time/opening-hours';
import { readTranslated, type RecordText } from '@portal/clinical-domain/language/translated-text';
import type { HealthcareService } from 'fhir/r4';

export type Step = { title: string | undefined; text: string };
export type Service = ReturnType<typeof readService>;

export function findServiceOfKind(
  services: HealthcareService[],
  kind: string,
): HealthcareService | undefined {
  return services.find(({ category }) =>
    category?.some(({ coding }) =>
      coding?.some(({ system, code }) => system === systemUris.serviceKind && code === kind),
    ),
  );
}

/** What a patient wants to know of a service. What the hospital has not entered is not there. */
export function readService(service: HealthcareService, language: LanguageTag) {
  const details = readTranslated(service, 'extraDetails', language);
  return {
    about: readTranslated(service, 'comment', language),
    fee: service.extension?.find(({ url }) => url === extensionUrls.consultationFee)?.valueMoney?.value,
    hours: readOpeningHours(service.availableTime, language),
    place: readTranslated(service.location?.[0], 'display', language),
    phone: service.telecom?.find(({ system }) => system === 'phone')?.value,
    needsAppointment: service.appointmentRequired,
    steps: details && { language: details.language, list: readSteps(details) },
  };
}

export function isOpenDayAndNight({ hours }: Pick<Service, 'hours'>): boolean {
  return hours.some(({ days, hours: times }) => days === undefined && times === undefined);
}

/** A line is a step: 'Give your sample: at the laboratory, ground floor.' */
function readSteps({ text }: RecordText): Step[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*(\d+[.)]|[-*])\s*/, '').trim())
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(': ');
      return colon < 0
        ? { title: undefined, text: line }
        : { title: line.slice(0, colon), text: line.slice(colon + 2) };
    });
}
