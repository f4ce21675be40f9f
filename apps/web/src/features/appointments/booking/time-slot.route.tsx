import { Trans, useLingui } from '@lingui/react/macro';
import type { VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import { formatDigits } from '@portal/clinical-domain/format-digits';
import { formatTimeRange, formatWeekdayAndDate } from '@portal/clinical-domain/format-date';
import { ArrowRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Await, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useClinicView } from '../../../session/use-clinic-view.ts';
import { getBookingRules } from '../clinic.ts';
import { withTime, type Chosen } from './booking-state.ts';
import { ChosenTime } from './chosen-time.tsx';
import { DayAndTime, DayAndTimeLoading } from './day-and-time.tsx';
import { DoctorPanel } from './doctor-panel.tsx';
import { ListFailed } from './list-failed.tsx';
import { fetchSlots } from './taken-slots.ts';
import { changeWizard, enterStep, openWizard } from './wizard.ts';
import { leaveWhenFinished, sendOn, useWizardNavigate } from './wizard-history.ts';
import { WizardPage } from './wizard-page.tsx';
import { findDetour, stepPaths } from './wizard-steps.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  leaveWhenFinished();
  const wizard = await openWizard();
  const detour = findDetour(wizard, 3, Date.now());
  if (detour !== undefined || !wizard.selectedDoctor) throw sendOn(request, detour ?? stepPaths[1]);
  const slots = fetchSlots(wizard.selectedDoctor);
  slots.catch(() => undefined);
  await enterStep(3);
  const { selectedDoctor: doctor, selectedBookingWindow: window, selectedVisit: visit } = wizard;
  return { doctor, slots, chosen: window && visit ? { window, visit } : undefined };
}

export function Component() {
  const { t } = useLingui();
  const { doctor, slots, chosen: before } = useLoaderData<typeof loader>();
  const [chosen, setChosen] = useState<Chosen | undefined>(before);
  const navigate = useWizardNavigate();
  const days = formatDigits(getBookingRules().horizonDays, useLanguage());

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
    <WizardPage step={3} lead={t`Choose a day in the next ${days} days, then a time.`}>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
        <Suspense fallback={<DayAndTimeLoading />}>
          <Await resolve={slots} errorElement={<ListFailed />}>
            {(known) => <DayAndTime doctor={doctor} slots={known} chosen={chosen} onChoose={setChosen} />}
          </Await>
        </Suspense>
        <DoctorPanel doctor={doctor}>
          {chosen && <ChosenTime visit={chosen.visit} />}
          {next('mt-4 w-full')}
        </DoctorPanel>
      </div>
      <ActionBar>
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
