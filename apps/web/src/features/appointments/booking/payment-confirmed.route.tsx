import { Trans, useLingui } from '@lingui/react/macro';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import { formatDate, formatTimeRange } from '@portal/clinical-domain/time/format-date';
import { findVisitState } from '@portal/clinical-domain/visits/visit-state';
import { readVisit } from '@portal/fhir-queries/appointment.query';
import type { Appointment } from 'fhir/r4';
import { CalendarPlus } from 'lucide-react';
import { useEffect } from 'react';
import { useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { onRecordChange, onRecordReset } from '../../../session/live-changes/record-changes.ts';
import { recordsClient } from '../../../session/records/records-client.ts';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { DetailList } from '@portal/ui/detail-list.tsx';
import { ClinicTimeNote } from '../clinic-time-note.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { useAddToCalendar } from '../use-add-to-calendar.ts';
import { modeOf, typeCodeOf } from '../visit.ts';
import { modeName, serviceName } from '../visit-strings.ts';
import { WhereOrHow } from '../where-or-how.tsx';
import { CalledOff } from '../called-off.tsx';
import { BookingHead } from './booking-head.tsx';
import { reset } from './booking-state.ts';
import { bookingTitle } from './booking-title.ts';
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
  const start = new Date(visit.start ?? '');
  const service = serviceName(typeCodeOf(visit) ?? '');
  const mode = modeOf(visit);

  const state = findVisitState(visit, now.getTime());
  const addToCalendar = useAddToCalendar(visit, { doctor: name, location: doctor.location, now });

  async function goHome() {
    await changeWizard(reset);
    await navigate('/', { replace: true });
  }

  return (
    <div className="container-page pb-6 sm:pb-14">
      <Card className="mx-auto max-w-150 px-5! py-7! text-center sm:mt-4 sm:p-12!">
        <BookingHead visit={visit} now={now} />
        <p className="mt-3 font-medium">
          <Trans>Thank you your patience !</Trans>
        </p>
        {(state === 'proposed' || state === 'confirmed') && (
          <div className="mt-5 rounded-md bg-sunken p-4">
            <WhatHappensNext isConfirmed={state === 'confirmed'} />
          </div>
        )}
        <div className="mt-5 text-left empty:hidden">
          <CalledOff visit={visit} now={now} />
        </div>
        <div className="mt-5">
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
        </div>
        <p className="mt-4 text-sm text-pretty text-muted">
          <Trans>You’ll find this visit under Appointment.</Trans>
        </p>
        <div className="mt-5 grid gap-2.5 sm:justify-items-center sm:*:min-w-60">
          <Button onClick={() => void goHome()}>
            <Trans>Back to Home</Trans>
          </Button>
          <Button variant="secondary" onClick={addToCalendar}>
            <CalendarPlus size={20} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Add to my calendar</Trans>
          </Button>
        </div>
        <div className="mt-6 text-left">
          <WhereOrHow mode={mode} location={doctor.location} />
        </div>
      </Card>
    </div>
  );
}
