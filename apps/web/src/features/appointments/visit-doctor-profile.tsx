import { Trans } from '@lingui/react/macro';
import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import type { Appointment } from 'fhir/r4';
import { useState } from 'react';
import { Loading } from '@portal/ui/loading.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { WhenLoaded } from '@portal/ui/when-loaded.tsx';
import { useAnswer } from '../../session/records/load.ts';
import { freeTimesQuery } from './booking/doctors-query.ts';
import { ProfileFacts } from './doctor-profile.tsx';
import { findBookable, practitionerIdOf, rolesQuery } from './find-doctor.ts';
import { ViewProfile } from './view-profile.tsx';

type Props = { visit: Appointment; name: string; now: Date };

/** The visit's doctor as the directory has them; asked for when somebody wants to see it. */
export function VisitDoctorProfile({ visit, name, now }: Props) {
  const [isOpen, setOpen] = useState(false);
  const practitioner = practitionerIdOf(visit);
  if (practitioner === undefined) return null;
  return (
    <>
      <ViewProfile onPress={() => setOpen(true)} />
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} width="narrow" title={name}>
        <Directory practitioner={practitioner} now={now.getTime()} />
      </Modal>
    </>
  );
}

function Directory({ practitioner, now }: { practitioner: string; now: number }) {
  return (
    <WhenLoaded
      answer={useAnswer(rolesQuery(practitioner))}
      loading={<ProfileLoading />}
      failed={<Trans>We couldn’t load the doctor’s profile. Your visit hasn’t changed.</Trans>}
    >
      {(roles) => {
        const doctor = findBookable(roles) ?? roles[0];
        return doctor ? (
          <WithTimes doctor={doctor} now={now} />
        ) : (
          <p className="font-medium">
            <Trans>There’s no profile of this doctor.</Trans>
          </p>
        );
      }}
    </WhenLoaded>
  );
}

/** The rest of the profile does not wait for the first free time. */
function WithTimes({ doctor, now }: { doctor: Doctor; now: number }) {
  const { data: times } = useAnswer(freeTimesQuery([doctor]));
  return <ProfileFacts doctor={doctor} times={times} now={now} />;
}

function ProfileLoading() {
  return (
    <Loading className="grid gap-4">
      <span className="flex items-center gap-4">
        <Skeleton className="size-20 rounded-full!" />
        <Skeleton className="h-6 w-3/5" />
      </span>
      <Skeleton className="h-9 rounded-sm!" />
      <Skeleton className="h-40" />
    </Loading>
  );
}
