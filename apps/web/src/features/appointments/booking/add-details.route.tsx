import { Trans, useLingui } from '@lingui/react/macro';
import { listModes, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import { valueSetUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import { expandValueSet } from '@portal/fhir-queries/value-set.query';
import { queryOptions } from '@tanstack/react-query';
import { ArrowRight, Pencil } from 'lucide-react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { load, useAnswer } from '../../../session/records/load.ts';
import { loadOwnNumber } from '../../../session/records/own-patient.ts';
import { ownQuery } from '../../../session/records/own-query.ts';
import { queryClient } from '../../../session/records/query-client.ts';
import { recordsClient } from '../../../session/records/records-client.ts';
import { ActionBar } from '@portal/ui/action-bar.tsx';
import { Button } from '@portal/ui/button.tsx';
import { TextLink } from '@portal/ui/text-link.tsx';
import { withDetails } from './booking-state.ts';
import { ChangeTime } from './change-time.tsx';
import { ChosenTime, ChosenTimeLines } from './chosen-time.tsx';
import { DetailsForm, DetailsFormLoading } from './details-form.tsx';
import { DoctorPanel } from './doctor-panel.tsx';
import { changeWizard, enterStep, openWizard } from './wizard.ts';
import { leaveWhenFinished, sendOn, useWizardNavigate } from './wizard-history.ts';
import { WhenListed } from './when-listed.tsx';
import { WizardPage } from './wizard-page.tsx';
import { findDetour, stepPaths } from './wizard-steps.ts';

const formId = 'visit-details';

const typesQuery = () =>
  queryOptions({
    // Not live: the types of visits are no part of the record.
    queryKey: ['value-set', valueSetUrls.appointmentTypes],
    queryFn: () => expandValueSet(recordsClient, valueSetUrls.appointmentTypes),
  });

// Not live: a form does not change while somebody fills it in.
const formQuery = () =>
  ownQuery(['details-form'], [], () => Promise.all([queryClient.fetchQuery(typesQuery()), loadOwnNumber()]));

export async function loader({ request }: LoaderFunctionArgs) {
  leaveWhenFinished();
  const wizard = await openWizard();
  const detour = findDetour(wizard, 4, Date.now());
  const { selectedDoctor: doctor, selectedVisit: visit } = wizard;
  if (detour !== undefined || !doctor || !visit) throw sendOn(request, detour ?? stepPaths[1]);
  load(formQuery());
  await enterStep(4);
  if (wizard.details.mode === null || !listModes(doctor).includes(wizard.details.mode)) {
    await changeWizard((state) => withDetails(state, { mode: defaultMode(doctor) }));
  }
  return { doctor, visit };
}

const defaultMode = (doctor: Doctor) => listModes(doctor)[0] ?? null;

export function Component() {
  const { t } = useLingui();
  const { doctor, visit } = useLoaderData<typeof loader>();
  const navigate = useWizardNavigate();

  const proceed = (className: string) => (
    <Button type="submit" form={formId} className={className}>
      <Trans>Proceed to Payment</Trans>
      <ArrowRight size={20} aria-hidden="true" />
    </Button>
  );

  return (
    <WizardPage step={4} lead={t`Tell the doctor why you’re coming. All fields are required.`}>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
        <WhenListed answer={useAnswer(formQuery())} loading={<DetailsFormLoading />}>
          {([types, patientNumber]) => (
            <DetailsForm
              id={formId}
              types={types}
              modes={listModes(doctor)}
              patientNumber={patientNumber}
              location={doctor.location}
              onSubmit={() => void navigate(stepPaths[5])}
            >
              {proceed('justify-self-start max-sm:hidden')}
            </DetailsForm>
          )}
        </WhenListed>
        <DoctorPanel doctor={doctor} summary={<ChosenTimeLines visit={visit} />} end={<ChangeTime />}>
          <ChosenTime visit={visit} />
          <TextLink to={stepPaths[3]} className="mt-1">
            <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Change time</Trans>
          </TextLink>
        </DoctorPanel>
      </div>
      <ActionBar>{proceed('flex-1')}</ActionBar>
    </WizardPage>
  );
}
