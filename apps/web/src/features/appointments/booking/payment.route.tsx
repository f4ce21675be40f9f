import { Trans, useLingui } from '@lingui/react/macro';
import type { VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import { findFee } from '@portal/clinical-domain/doctors/doctor';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { Check, Hospital } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useSession } from '../../../session/session.ts';
import { ActionBar } from '@portal/ui/action-bar.tsx';
import { Card } from '@portal/ui/card.tsx';
import { ChoiceCard, ChoiceGroup } from '@portal/ui/choice-card.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { withTime } from './booking-state.ts';
import { BookingTrouble } from './booking-trouble.tsx';
import { ChangeTime } from './change-time.tsx';
import { ChosenTime, ChosenTimeLines } from './chosen-time.tsx';
import { confirmBooking, type Confirmation } from './confirm-booking.ts';
import { DoctorPanel } from './doctor-panel.tsx';
import { FeeLines } from './fee-lines.tsx';
import { OrderFacts } from './order-facts.tsx';
import { TimeTaken } from './time-taken.tsx';
import { changeWizard, enterStep, openWizard } from './wizard.ts';
import { leaveWhenFinished, sendOn, useFinishWizard } from './wizard-history.ts';
import { WizardPage } from './wizard-page.tsx';
import { findDetour, stepPaths } from './wizard-steps.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  leaveWhenFinished();
  const wizard = await openWizard();
  const detour = findDetour(wizard, 5, Date.now());
  const { selectedDoctor: doctor, selectedVisit: visit, details, unanswered } = wizard;
  if (detour !== undefined || !doctor || !visit) throw sendOn(request, detour ?? stepPaths[1]);
  await enterStep(5);
  return { doctor, visit, details, isUnanswered: unanswered !== null };
}

export function Component() {
  const { t } = useLingui();
  const { doctor, visit: chosen, details, isUnanswered } = useLoaderData<typeof loader>();
  const [visit, setVisit] = useState(chosen);
  const [isWaiting, setIsWaiting] = useState(false);
  const [answer, setAnswer] = useState<Confirmation | undefined>(
    isUnanswered ? { kind: 'unanswered' } : undefined,
  );
  const { user } = useSession();
  const finish = useFinishWizard();
  const language = useLanguage();
  const fee = findFee(doctor);

  async function confirm() {
    setIsWaiting(true);
    const confirmation = await confirmBooking(user?.id ?? '');
    setIsWaiting(false);
    setAnswer(confirmation);
    if (confirmation.kind !== 'booked') return;
    toastQueue.show({
      kind: 'success',
      heading: t`Success`,
      message: t`Your appointment has been created.`,
    });
    await finish();
  }

  async function bookInstead(time: VisitSlot) {
    const window = { startTime: time.start, endTime: time.end, availableSlots: [time] };
    await changeWizard((state) => ({ ...withTime(state, { window, visit: time }), currentStep: 5 }));
    setVisit(time);
    await confirm();
  }

  const confirmButton = (className: string) => (
    <WaitingButton isWaiting={isWaiting} className={className} onClick={() => void confirm()}>
      <Trans>Confirm Booking</Trans>
      <Check size={20} aria-hidden="true" />
    </WaitingButton>
  );

  return (
    <WizardPage step={5} lead={t`Last step. Check the details, then confirm.`}>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
        <div className="grid content-start gap-4">
          {answer && <BookingTrouble answer={answer} />}
          <Card className="grid gap-4 lg:p-8!">
            <ChoiceGroup legend={t`How would you like to pay?`}>
              <ChoiceCard
                name="payment"
                value="clinic"
                defaultChecked
                lead={<Tile icon={Hospital} hue="amber" />}
                title={t`Pay at the clinic`}
                details={t`Cash or card at the counter. Nothing to pay now.`}
              />
            </ChoiceGroup>
            <Callout kind="info">
              <Trans>You can move or cancel this visit until it starts.</Trans>
            </Callout>
          </Card>
          <Card className="sm:hidden">
            <h2 className="mb-3 text-lg">
              <Trans>Your visit</Trans>
            </h2>
            <OrderFacts details={details} location={doctor.location} />
            <FeeLines fee={fee} />
          </Card>
        </div>
        <DoctorPanel
          doctor={doctor}
          hasFacts={false}
          summary={<ChosenTimeLines visit={visit} />}
          end={<ChangeTime />}
        >
          <ChosenTime visit={visit} />
          <div className="mt-4.5">
            <OrderFacts details={details} location={doctor.location} />
          </div>
          <FeeLines fee={fee} />
          {confirmButton('mt-5 w-full')}
        </DoctorPanel>
      </div>
      <ActionBar>
        {fee !== undefined && (
          <div className="leading-[1.3] tabular-nums">
            <p className="text-sm text-muted">
              <Trans>Total</Trans>
            </p>
            <p className="text-lg font-semibold whitespace-nowrap">{formatMoney(fee, language)}</p>
          </div>
        )}
        {confirmButton('flex-1')}
      </ActionBar>
      <TimeTaken
        taken={answer?.kind === 'taken' ? answer : undefined}
        doctor={doctor}
        lost={visit}
        isWaiting={isWaiting}
        onBook={(time) => void bookInstead(time)}
        onClose={() => setAnswer(undefined)}
      />
    </WizardPage>
  );
}
