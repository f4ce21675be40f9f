import { Trans, useLingui } from '@lingui/react/macro';
import { countDoctors } from '@portal/fhir-queries/doctor-count.query';
import { queryOptions } from '@tanstack/react-query';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { load, useAnswer } from '../../../session/records/load.ts';
import { recordsClient } from '../../../session/records/records-client.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { reset, withSpecialty } from './booking-state.ts';
import { directoryMs } from './doctors-query.ts';
import { specialties, type Specialty } from './specialties.ts';
import { SpecialtyCards, SpecialtyCardsLoading } from './specialty-cards.tsx';
import { NotSure } from './not-sure.tsx';
import { WhenListed } from './when-listed.tsx';
import { changeWizard, enterStep, openWizard } from './wizard.ts';
import { leaveWhenFinished, useWizardNavigate } from './wizard-history.ts';
import { WizardPage } from './wizard-page.tsx';
import { selectDoctorPath } from './wizard-steps.ts';

function countsQuery() {
  const { organizationId } = getPortalConfig();
  return queryOptions({
    // Not live: the directory is no part of the record.
    queryKey: ['doctor-counts', organizationId],
    queryFn: () =>
      countDoctors(recordsClient, { organizationId, specialties: specialties.map(({ code }) => code) }),
    staleTime: directoryMs,
  });
}

export async function loader() {
  leaveWhenFinished();
  load(countsQuery());
  const { booked } = await openWizard();
  if (booked) await changeWizard(reset);
  await enterStep(1);
  return null;
}

export function Component() {
  const { t } = useLingui();
  const navigate = useWizardNavigate();

  async function choose({ code, name }: Specialty, doctors: number) {
    if (doctors === 0) {
      const specialty = t(name);
      const message = t`Doctors are not available in ${specialty} !`;
      toastQueue.show({ kind: 'info', heading: t`Not available`, message });
      return;
    }
    await changeWizard((state) => withSpecialty(state, code));
    await navigate(selectDoctorPath(code));
  }

  return (
    <WizardPage step={1} lead={t`Which doctor do you need? Choose a specialty to see the doctors.`}>
      <div className="mb-3.5 sm:hidden">
        <h2 className="text-xl">
          <Trans>Which doctor do you need?</Trans>
        </h2>
        <p className="text-sm text-muted">
          <Trans>Choose a specialty to see the doctors.</Trans>
        </p>
      </div>
      <WhenListed answer={useAnswer(countsQuery())} loading={<SpecialtyCardsLoading />}>
        {(known) => (
          <SpecialtyCards counts={known} onChoose={(specialty, count) => void choose(specialty, count)} />
        )}
      </WhenListed>
      <NotSure />
    </WizardPage>
  );
}
