import { Plural, useLingui } from '@lingui/react/macro';
import { isBookable, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import { useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { load, useAnswer } from '../../../session/records/load.ts';
import { Select } from '@portal/ui/select.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { getBookingRules } from '../clinic.ts';
import { reset, withDoctor, withSpecialty } from './booking-state.ts';
import { DoctorCards, DoctorCardsLoading } from './doctor-cards.tsx';
import { doctorsQuery, freeTimesQuery } from './doctors-query.ts';
import { findSpecialty, specialties } from './specialties.ts';
import { AnyDoctor } from './any-doctor.tsx';
import { changeWizard, openWizard } from './wizard.ts';
import { leaveWhenFinished, sendOn, useWizardNavigate } from './wizard-history.ts';
import { WhenListed } from './when-listed.tsx';
import { WizardPage } from './wizard-page.tsx';
import { selectDoctorPath, stepPaths } from './wizard-steps.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  leaveWhenFinished();
  const wizard = await openWizard();
  const asked = new URL(request.url).searchParams.get('specialty');
  const specialty = findSpecialty(asked);
  if (!specialty) {
    const begun = asked === null ? findSpecialty(wizard.selectedSpecialty) : undefined;
    throw sendOn(request, begun ? selectDoctorPath(begun.code) : stepPaths[1]);
  }
  load(doctorsQuery(specialty.code));
  load(freeTimesQuery(specialty.code));
  if (wizard.booked) await changeWizard(reset);
  await changeWizard((state) => withSpecialty(state, specialty.code));
  return { specialty: specialty.code, now: Date.now() };
}

export function Component() {
  const { t } = useLingui();
  const { specialty, now } = useLoaderData<typeof loader>();
  const { data: freeTimes } = useAnswer(freeTimesQuery(specialty));
  const navigate = useNavigate();
  const goOn = useWizardNavigate();
  const { state } = useLocation();
  const options = specialties.map(({ code, name }) => ({ id: code, name: t(name) }));

  async function choose(doctor: Doctor) {
    if (!isBookable(doctor, Date.now(), getBookingRules())) {
      toastQueue.show({
        kind: 'info',
        heading: t`Not available`,
        message: t`The doctor is not available for appointments at this time. Please select another doctor, or try again later!`,
      });
      return;
    }
    await changeWizard((state) => withDoctor(state, doctor));
    await goOn(stepPaths[3]);
  }

  return (
    <WizardPage step={2} lead={t`Choose the doctor you would like to see.`}>
      <div className="mb-4 sm:mb-5 sm:max-w-105">
        <Select
          key={specialty}
          label={t`Specialty`}
          options={options}
          defaultValue={specialty}
          onChange={(code) => {
            if (code !== null && code !== specialty)
              void navigate(selectDoctorPath(code), { replace: true, state });
          }}
        />
      </div>
      <WhenListed
        key={specialty}
        answer={useAnswer(doctorsQuery(specialty))}
        loading={<DoctorCardsLoading />}
      >
        {(found) => (
          <>
            <DoctorCount doctors={found.length} />
            {freeTimes && (
              <AnyDoctor doctors={found} times={freeTimes} onChoose={(doctor) => void choose(doctor)} />
            )}
            <DoctorCards
              doctors={found}
              freeTimes={freeTimes}
              now={now}
              onChoose={(doctor) => void choose(doctor)}
            />
          </>
        )}
      </WhenListed>
    </WizardPage>
  );
}

function DoctorCount({ doctors }: { doctors: number }) {
  return (
    <output className="mb-3 block text-sm text-muted">
      <Plural value={doctors} _0="No doctors now" one="# doctor" other="# doctors" />
    </output>
  );
}
