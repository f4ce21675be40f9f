import { Trans, useLingui } from '@lingui/react/macro';
import { findPhoto } from '@portal/clinical-domain/doctors/doctor';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import { formatDate, formatTimeRange } from '@portal/clinical-domain/time/format-date';
import { findVisitState } from '@portal/clinical-domain/visits/visit-state';
import { readVisit } from '@portal/fhir-queries/appointment.query';
import type { Appointment } from 'fhir/r4';
import { CalendarPlus, MapPin, Video } from 'lucide-react';
import { useEffect } from 'react';
import { useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { onRecordChange, onRecordReset } from '../../../session/live-changes/record-changes.ts';
import { recordsClient } from '../../../session/records/records-client.ts';
import { usePhoto } from '../../../session/records/use-photo.ts';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Badge } from '@portal/ui/badge.tsx';
import { Button, LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { DetailList } from '@portal/ui/detail-list.tsx';
import { ClinicTimeNote } from '../clinic-time-note.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { useAddToCalendar } from '../use-add-to-calendar.ts';
import { modeOf, typeCodeOf } from '../visit.ts';
import { modeName, serviceName } from '../visit-strings.ts';
import { Where } from '../where.tsx';
import { CalledOff } from '../called-off.tsx';
import { BookingHead } from './booking-head.tsx';
import { reset } from './booking-state.ts';
import { bookingTitle, progressOf } from './booking-title.ts';
import { hueOf } from './doctor-hue.ts';
import { WhatHappensNext } from './what-happens-next.tsx';
import { changeWizard, enterStep, openWizard } from './wizard.ts';
import { endFinishing, sendOn } from './wizard-history.ts';
import { findDetour, stepPaths } from './wizard-steps.ts';

/** The booking's own answer at first; asked again when the page is opened again or the clinic has answered. */
export async function loader({ request }: LoaderFunctionArgs) {
  const isNew = endFinishing();
  const wizard = await openWizard();
  const { booked, selectedDoctor: doctor } = wizard;
  if (!booked || !doctor) throw sendOn(request, findDetour(wizard, 6, Date.now()) ?? stepPaths[1]);
  await enterStep(6);
  const visit = isNew ? booked : await readNow(booked);
  const now = new Date();
  return { visit, doctor, now, pageTitle: bookingTitle(findVisitState(visit, now.getTime())) };
}

async function readNow(booked: Appointment): Promise<Appointment> {
  const found = await readVisit(recordsClient, booked.id ?? '').catch(() => null);
  return found?.visit ?? booked;
}

/** The title follows the visit, and a title is the loader's to say. */
function useClinicsAnswer(visitId: string | undefined) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const stop = [
      onRecordChange(({ type, id }) => {
        if (type === 'Appointment' && id === visitId) void revalidate();
      }),
      onRecordReset(() => void revalidate()),
    ];
    return () => stop.forEach((end) => end());
  }, [visitId, revalidate]);
}

export function Component() {
  const { t } = useLingui();
  const { visit, doctor, now } = useLoaderData<typeof loader>();
  useClinicsAnswer(visit.id);
  const view = useClinicView();
  const navigate = useNavigate();
  const name = formatPractitionerName(doctor.practitioner, view.language);
  const photo = usePhoto(findPhoto(doctor.practitioner));
  const start = new Date(visit.start ?? '');
  const service = serviceName(typeCodeOf(visit) ?? '');
  const mode = modeOf(visit);
  const progress = progressOf(findVisitState(visit, now.getTime()));
  const addToCalendar = useAddToCalendar(visit, { doctor: name, location: doctor.location, now });

  async function goHome() {
    await changeWizard(reset);
    await navigate('/', { replace: true });
  }

  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] items-start gap-4 pb-6 sm:pb-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-6">
      <Card className="grid gap-6 px-4! py-6! sm:p-8!">
        <BookingHead visit={visit} now={now} />
        <CalledOff visit={visit} now={now} />
        {progress !== 'off' && (
          <WhatHappensNext
            isConfirmed={progress === 'confirmed'}
            mode={mode}
            sent={visit.created}
            now={now}
          />
        )}
      </Card>
      <Card className="px-4! py-5! sm:p-7!">
        <div className="mb-2 flex flex-wrap items-center gap-3.5">
          <Avatar name={name} hue={hueOf(doctor)} className="size-14!" {...(photo && { photo })} />
          <div className="grid min-w-0 flex-1 basis-32 justify-items-start gap-1">
            <h2 className="text-lg">
              <Trans>Your visit</Trans>
            </h2>
            <Badge kind="info" icon={mode === 'video' ? Video : MapPin}>
              {mode === 'video' ? <Trans>Video visit</Trans> : <Trans>In person</Trans>}
            </Badge>
          </div>
        </div>
        <DetailList
          isRuled
          details={[
            { name: t`Doctor`, value: name },
            {
              name: t`Date and Time`,
              value: (
                <span className="tabular-nums">
                  {formatDate(start, view)}
                  <br />
                  {formatTimeRange(start, visit.end === undefined ? undefined : new Date(visit.end), view)}
                  <ClinicTimeNote start={start} />
                </span>
              ),
            },
            { name: t`Service`, value: service ? t(service) : typeCodeOf(visit) },
            { name: t`Treatment Type`, value: t(modeName(mode)) },
          ]}
        />
        {mode === 'in-person' && (
          <div className="mt-2 empty:hidden">
            <Where location={doctor.location} />
          </div>
        )}
        <div className="mt-4 grid gap-2.5">
          <Button onClick={() => void goHome()}>
            <Trans>Back to Home</Trans>
          </Button>
          {progress !== 'off' && (
            <Button variant="secondary" onClick={addToCalendar}>
              <CalendarPlus size={20} strokeWidth={1.75} aria-hidden="true" />
              <Trans>Add to my calendar</Trans>
            </Button>
          )}
          <LinkButton variant="ghost" to={`/appointments/${visit.id}`}>
            {progress === 'waiting' ? (
              <Trans>Change or cancel the request</Trans>
            ) : (
              <Trans>View Details</Trans>
            )}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
