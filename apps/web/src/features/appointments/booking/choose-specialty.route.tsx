import { Trans, useLingui } from '@lingui/react/macro';
import { countDoctors } from '@portal/fhir-queries/doctor-count.query';
import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { queryClient } from '../../../session/records/query-client.ts';
import { recordsClient } from '../../../session/records/records-client.ts';
import { toastQueue } from '../../../ui/toast-queue.ts';
import { reset, withSpecialty } from './booking-state.ts';
import { ListFailed } from './list-failed.tsx';
import { specialties, type Specialty } from './specialties.ts';
import { SpecialtyCards, SpecialtyCardsLoading } from './specialty-cards.tsx';
import { NotSure } from './not-sure.tsx';
import { changeWizard, enterStep, openWizard } from './wizard.ts';
import { leaveWhenFinished, useWizardNavigate } from './wizard-history.ts';
import { WizardPage } from './wizard-page.tsx';
import { selectDoctorPath } from './wizard-steps.ts';

export async function loader() {
  leaveWhenFinished();
  const { organizationId } = getPortalConfig();
  const counts = queryClient.fetchQuery({
    queryKey: ['doctor-counts', organizationId],
    queryFn: () =>
      countDoctors(recordsClient, { organizationId, specialties: specialties.map(({ code }) => code) }),
  });
  counts.catch(() => undefined);
  const { booked } = await openWizard();
  if (booked) await changeWizard(reset);
  await enterStep(1);
  return { counts };
}

export function Component() {
  const { t } = useLingui();
  const { counts } = useLoaderData<typeof loader>();
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
      <Suspense fallback={<SpecialtyCardsLoading />}>
        <Await resolve={counts} errorElement={<ListFailed />}>
          {(known) => (
            <SpecialtyCards counts={known} onChoose={(specialty, count) => void choose(specialty, count)} />
          )}
        </Await>
      </Suspense>
      <NotSure />
    </WizardPage>
  );
}
