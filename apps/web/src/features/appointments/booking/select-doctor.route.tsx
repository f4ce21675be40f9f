import { useLingui } from '@lingui/react/macro';
import type { VisitTime } from '@portal/clinical-domain/booking/booking-windows';
import { findSpecialtyCode, isBookable, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { hasRedFlag } from '@portal/clinical-domain/visits/red-flags';
import { useState } from 'react';
import {
  useLoaderData,
  useLocation,
  useNavigate,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { EmergencyHint } from '@portal/ui/emergency-hint.tsx';
import { Select } from '@portal/ui/select.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { load, useAnswer } from '../../../session/records/load.ts';
import { getBookingRules } from '../clinic.ts';
import { reset, withDay, withDoctor, withSpecialty } from './booking-state.ts';
import { DoctorCardsLoading } from './doctor-cards.tsx';
import { DoctorSearch } from './doctor-search.tsx';
import { doctorsQuery } from './doctors-query.ts';
import { FoundDoctors } from './found-doctors.tsx';
import { findSpecialty, specialties } from './specialties.ts';
import { useSearchText } from './use-search-text.ts';
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
  if (wizard.booked) await changeWizard(reset);
  await changeWizard((state) => withSpecialty(state, specialty.code));
  return { specialty: specialty.code, now: Date.now() };
}

/** What is typed changes the address, and nothing that the loader brought. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const read = (name: string) => [currentUrl, nextUrl].map(({ searchParams }) => searchParams.get(name));
  const [before, after] = read('specialty');
  const [typedBefore, typedAfter] = read('search');
  return before === after && typedBefore !== typedAfter ? false : defaultShouldRevalidate;
}

export function Component() {
  const { specialty } = useLoaderData<typeof loader>();
  return <SelectDoctor key={specialty} />;
}

function SelectDoctor() {
  const { t } = useLingui();
  const { specialty, now } = useLoaderData<typeof loader>();
  const { text, setText } = useSearchText();
  const [clears, setClears] = useState(0);
  const navigate = useNavigate();
  const goOn = useWizardNavigate();
  const { state } = useLocation();
  const options = specialties.map(({ code, name }) => ({ id: code, name: t(name) }));

  async function choose(doctor: Doctor, time?: VisitTime) {
    const rules = getBookingRules();
    if (!isBookable(doctor, Date.now(), rules)) {
      toastQueue.show({
        kind: 'info',
        heading: t`Not available`,
        message: t`The doctor is not available for appointments at this time. Please select another doctor, or try again later!`,
      });
      return;
    }
    await changeWizard((before) => {
      const chosen = withDoctor(withSpecialty(before, specialtyOf(doctor) ?? specialty), doctor);
      return time ? withDay(chosen, clinicDay(Date.parse(time.visit.start), rules.zone), time) : chosen;
    });
    await goOn(stepPaths[3]);
  }

  function clear() {
    setText('');
    setClears(clears + 1);
  }

  return (
    <WizardPage step={2} lead={t`Search by name or specialty, or take the first free time.`}>
      <search className="mb-2 grid gap-3 sm:grid-cols-2 sm:gap-4">
        <DoctorSearch key={clears} text={clears > 0 ? '' : text} onSearch={setText} takesFocus={clears > 0} />
        <Select
          label={t`Specialty`}
          options={options}
          defaultValue={specialty}
          onChange={(code) => {
            if (code !== null && code !== specialty)
              void navigate(selectDoctorPath(code), { replace: true, state });
          }}
        />
      </search>
      {hasRedFlag(text) && (
        <div className="my-3">
          <EmergencyHint phone={getPortalConfig().emergencyPhone} />
        </div>
      )}
      <WhenListed
        answer={useAnswer(doctorsQuery(text === '' ? specialty : undefined))}
        loading={<DoctorCardsLoading />}
      >
        {(doctors) => (
          <FoundDoctors
            doctors={doctors}
            typed={text}
            now={now}
            onChoose={(doctor, time) => void choose(doctor, time)}
            onClear={clear}
          />
        )}
      </WhenListed>
    </WizardPage>
  );
}

/** Of those that the wizard knows: a doctor who was found by name may have another one than the page. */
const specialtyOf = (doctor: Doctor) => findSpecialty(findSpecialtyCode(doctor) ?? null)?.code;
