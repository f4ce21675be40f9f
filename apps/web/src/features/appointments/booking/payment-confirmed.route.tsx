import { Trans, useLingui } from '@lingui/react/macro';
import { formatPractitionerName } from '@portal/clinical-domain/practitioner-name';
import { formatDate, formatTimeRange } from '@portal/clinical-domain/format-date';
import { CalendarPlus, Check } from 'lucide-react';
import { redirect, useLoaderData, useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { ClinicTimeNote } from '../clinic-time-note.tsx';
import { useClinicView } from '../../../session/use-clinic-view.ts';
import { useAddToCalendar } from '../use-add-to-calendar.ts';
import { modeOf, typeCodeOf } from '../visit.ts';
import { modeName, serviceName } from '../visit-words.ts';
import { WhereOrHow } from '../where-or-how.tsx';
import { reset } from './booking-state.ts';
import { changeWizard, enterStep, openWizard } from './wizard.ts';
import { findDetour, stepPaths } from './wizard-steps.ts';

export async function loader() {
  const wizard = await openWizard();
  const { booked: visit, selectedDoctor: doctor } = wizard;
  if (!visit || !doctor) throw redirect(findDetour(wizard, 6, Date.now()) ?? stepPaths[1]);
  await enterStep(6);
  return { visit, doctor };
}

export function Component() {
  const { t } = useLingui();
  const { visit, doctor } = useLoaderData<typeof loader>();
  const view = useClinicView();
  const navigate = useNavigate();
  const name = formatPractitionerName(doctor.practitioner, view.language);
  const start = new Date(visit.start ?? '');
  const service = serviceName(typeCodeOf(visit) ?? '');
  const mode = modeOf(visit);

  const place = mode === 'video' ? t(modeName(mode)) : doctor.location?.name;
  const addToCalendar = useAddToCalendar(visit, { doctor: name, place });

  async function goHome() {
    await changeWizard(reset);
    await navigate('/');
  }

  return (
    <div className="container-page pb-6 sm:pb-14">
      <Card className="mx-auto max-w-150 px-5! py-7! text-center sm:mt-4 sm:p-12!">
        <span aria-hidden="true" className="mx-auto grid size-24 place-items-center rounded-full bg-success">
          <span className="grid size-16 place-items-center rounded-full bg-success-solid text-surface">
            <Check size={36} strokeWidth={2.75} />
          </span>
        </span>
        <h2 className="mt-5 text-2xl">
          <Trans>Thank you your patience !</Trans>
        </h2>
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
          <Trans>The clinic will confirm this visit. You will find it under Appointment.</Trans>
        </p>
        <div className="mt-5 grid gap-2.5 sm:justify-items-center sm:*:min-w-60">
          <Button onClick={() => void goHome()}>
            <Trans>Back to Home</Trans>
          </Button>
          <Button variant="secondary" onClick={addToCalendar}>
            <CalendarPlus size={20} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Add to my phone’s calendar</Trans>
          </Button>
        </div>
        <div className="mt-6 text-left">
          <WhereOrHow mode={mode} location={doctor.location} />
        </div>
      </Card>
    </div>
  );
}
