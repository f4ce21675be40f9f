import { Trans, useLingui } from '@lingui/react/macro';
import type { VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import { formatTimeRange, formatWeekdayAndDate } from '@portal/clinical-domain/time/format-date';
import type { Slot } from 'fhir/r4';
import { ArrowRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ActionBar } from '@portal/ui/action-bar.tsx';
import { Button } from '@portal/ui/button.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { load, useAnswer } from '../../../session/records/load.ts';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { getBookingRules } from '../clinic.ts';
import { withDay, withTime, type Chosen } from './booking-state.ts';
import { ChosenTime } from './chosen-time.tsx';
import { DayAndTime, DayAndTimeLoading } from './day-and-time.tsx';
import { DoctorPanel } from './doctor-panel.tsx';
import { isStillFree } from './first-day.ts';
import { slotsQuery } from './taken-slots.ts';
import { WhenListed } from './when-listed.tsx';
import { changeWizard, enterStep, openWizard } from './wizard.ts';
import { leaveWhenFinished, sendOn, useWizardNavigate } from './wizard-history.ts';
import { WizardPage } from './wizard-page.tsx';
import { findDetour, stepPaths } from './wizard-steps.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  leaveWhenFinished();
  const wizard = await openWizard();
  const detour = findDetour(wizard, 3, Date.now());
  if (detour !== undefined || !wizard.selectedDoctor) throw sendOn(request, detour ?? stepPaths[1]);
  load(slotsQuery(wizard.selectedDoctor));
  await enterStep(3);
  const { selectedDoctor: doctor, selectedBookingWindow: window, selectedVisit: visit } = wizard;
  const { zone } = getBookingRules();
  const seen = wizard.selectedDay ?? (visit ? clinicDay(Date.parse(visit.start), zone) : undefined);
  return { doctor, seen, chosen: window && visit ? { window, visit } : undefined };
}

export function Component() {
  const { t } = useLingui();
  const { doctor, seen, chosen: before } = useLoaderData<typeof loader>();
  const answer = useAnswer(slotsQuery(doctor));
  const [picked, setPicked] = useState<Chosen | undefined>(before);
  const chosen = useIfFree(picked, doctor, answer.data);
  const navigate = useWizardNavigate();
  const days = formatDigits(getBookingRules().horizonDays, useLanguage());

  const choose = useCallback((time: Chosen | undefined, day: string) => {
    setPicked(time);
    void changeWizard((state) => withDay(state, day, time));
  }, []);

  async function goOn() {
    if (!chosen) return;
    await changeWizard((state) => withTime(state, chosen));
    await navigate(stepPaths[4]);
  }

  const next = (className: string) => (
    <Button disabled={!chosen} className={className} onClick={() => void goOn()}>
      <Trans>Next</Trans>
      <ArrowRight size={20} aria-hidden="true" />
    </Button>
  );

  return (
    <WizardPage step={3} lead={t`Choose a day in the next ${days} days, then the exact time.`}>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
        <WhenListed answer={answer} loading={<DayAndTimeLoading />}>
          {(slots) => (
            <DayAndTime doctor={doctor} slots={slots} chosen={chosen} onChoose={choose} seen={seen} />
          )}
        </WhenListed>
        <DoctorPanel doctor={doctor}>
          <div className="max-lg:hidden">
            {chosen && <ChosenTime visit={chosen.visit} />}
            {next('mt-4 w-full')}
          </div>
        </DoctorPanel>
      </div>
      <ActionBar isOnTablets>
        <div className="min-w-0 flex-1">
          {chosen ? (
            <ChosenLines visit={chosen.visit} />
          ) : (
            <p className="text-sm text-muted">
              <Trans>Choose a time</Trans>
            </p>
          )}
        </div>
        {next('min-w-29')}
      </ActionBar>
    </WizardPage>
  );
}

/** A time that was chosen before may be taken or over by now. */
function useIfFree(
  picked: Chosen | undefined,
  { role }: Doctor,
  slots: Slot[] | undefined,
): Chosen | undefined {
  const [now] = useState(Date.now);
  if (!picked || !slots) return picked;
  return isStillFree(picked, { role, slots, now, rules: getBookingRules() }) ? picked : undefined;
}

function ChosenLines({ visit }: { visit: VisitSlot }) {
  const view = useClinicView();
  const start = new Date(visit.start);
  return (
    <div className="leading-[1.35] tabular-nums">
      <p className="text-sm text-muted">{formatWeekdayAndDate(start, view)}</p>
      <p className="text-[15px] font-semibold">{formatTimeRange(start, new Date(visit.end), view)}</p>
    </div>
  );
}
