import { useLingui } from '@lingui/react/macro';
import { findSpecialtyCode } from '@portal/clinical-domain/doctors/doctor';
import type { Appointment } from 'fhir/r4';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { startWith } from './booking/booking-state.ts';
import { changeWizard, openWizard } from './booking/wizard.ts';
import { stepPaths } from './booking/wizard-steps.ts';
import { findDoctorOf } from './find-doctor.ts';
import { modeOf, reasonOf, typeCodeOf } from './visit.ts';

/** Opens the wizard with the same doctor and the same reason; only the time is missing. */
export function useBookAgain(visit: Appointment) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isWaiting, setIsWaiting] = useState(false);

  async function bookAgain() {
    const doctor = await findDoctorOf(visit);
    if (!doctor) {
      const message = t`The doctor is not available for appointments at this time. Please select another doctor, or try again later!`;
      toastQueue.show({ kind: 'info', heading: t`Not available`, message });
      return;
    }
    await openWizard();
    const details = {
      appointmentType: visit.status === 'fulfilled' ? 'FOLLOWUP' : (typeCodeOf(visit) ?? null),
      mode: modeOf(visit),
      reason: reasonOf(visit) ?? '',
    };
    const specialty = findSpecialtyCode(doctor) ?? null;
    await changeWizard((state) => startWith(state, { specialty, doctor, details }));
    await navigate(stepPaths[3]);
  }

  async function tryToBookAgain() {
    setIsWaiting(true);
    try {
      await bookAgain();
    } catch {
      const message = t`Check your connection and try again.`;
      toastQueue.show({ kind: 'error', heading: t`Error occurred`, message });
    } finally {
      setIsWaiting(false);
    }
  }

  return { isWaiting, bookAgain: () => void tryToBookAgain() };
}
