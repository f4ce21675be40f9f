import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { StepProgress } from '@portal/ui/step-progress.tsx';
import { BookingNotKept } from './booking-not-kept.tsx';
import type { Step } from './booking-state.ts';
import { stepNames } from './wizard-steps.ts';

/** What every step has in common: what it asks for, how far the patient is, and the step itself. */
export function WizardPage({ step, lead, children }: { step: Step; lead: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="container-page pb-6 sm:pb-14">
      <p className="-mt-5 mb-6 text-muted max-sm:hidden">{lead}</p>
      <Card className="mb-4 px-1.5! pt-4! pb-3.5! sm:mb-6 sm:px-7! sm:py-[18px]!">
        <StepProgress
          label={t`Booking progress`}
          steps={stepNames.map((name) => t(name))}
          current={step - 1}
        />
      </Card>
      <BookingNotKept />
      {children}
    </div>
  );
}
