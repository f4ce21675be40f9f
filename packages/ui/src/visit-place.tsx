import { Trans, useLingui } from '@lingui/react/macro';
import { findVisitPlace } from '@portal/clinical-domain/visits/visit-place';
import type { Appointment } from 'fhir/r4';
import { MapPin, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from './i18n/use-language.ts';
import { classNames } from './class-names.ts';
import { LangText } from './lang-text.tsx';

/** Where a visit takes place, for a text that cannot hold markup. */
export function useVisitPlace(visit: Appointment): string {
  const { t } = useLingui();
  const place = findVisitPlace(visit, useLanguage());
  if (place.mode === 'video') return t`Online (Telemedicine)`;
  return place.name?.text ?? t`In person`;
}

/** Where a visit takes place: a camera and no address for a video visit, else a pin and the place. */
export function VisitPlaceLine({ visit, className }: { visit: Appointment; className?: string }) {
  const place = findVisitPlace(visit, useLanguage());
  const Icon = place.mode === 'video' ? Video : MapPin;
  return (
    <p className={classNames('flex items-start gap-1.5 text-sm', className)}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="mt-[.18em] flex-none" />
      {place.mode === 'video' ? (
        <Trans>Online (Telemedicine)</Trans>
      ) : place.name ? (
        <LangText>{place.name}</LangText>
      ) : (
        <Trans>In person</Trans>
      )}
    </p>
  );
}

/** The specification's "type at organization"; a video visit is at none. */
export function VisitTypeAtPlace({ visit, type }: { visit: Appointment; type: ReactNode }) {
  const place = findVisitPlace(visit, useLanguage());
  if (place.mode === 'in-person' && place.name && type) {
    const organization = <LangText>{place.name}</LangText>;
    return (
      <Trans>
        {type} at {organization}
      </Trans>
    );
  }
  const where =
    place.mode === 'video' ? (
      <Trans>Online (Telemedicine)</Trans>
    ) : place.name ? (
      <LangText>{place.name}</LangText>
    ) : (
      <Trans>In person</Trans>
    );
  return (
    <>
      {type}
      {type && ' · '}
      {where}
    </>
  );
}
