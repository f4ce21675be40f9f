import { Trans, useLingui } from '@lingui/react/macro';
import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { DoctorCard } from './doctor-card.tsx';
import type { FreeTimes } from './first-free-times.ts';

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5';

type Props = {
  doctors: Doctor[];
  freeTimes: FreeTimes | undefined;
  now: number;
  onChoose: (doctor: Doctor) => void;
};

export function DoctorCards({ doctors, freeTimes, now, onChoose }: Props) {
  const { t } = useLingui();
  if (doctors.length === 0) {
    return (
      <Card>
        <EmptyState title={t`No results found!`}>
          <p>
            <Trans>Choose another specialty above.</Trans>
          </p>
        </EmptyState>
      </Card>
    );
  }
  return (
    <ul className={grid}>
      {doctors.map((doctor) => (
        <li key={doctor.role.id} className="grid grid-cols-[minmax(0,1fr)]">
          <DoctorCard doctor={doctor} freeTimes={freeTimes} now={now} onChoose={() => onChoose(doctor)} />
        </li>
      ))}
    </ul>
  );
}

export function DoctorCardsLoading() {
  return (
    <Loading>
      <span className={grid}>
        {['a', 'b', 'c'].map((card) => (
          <span key={card} className="grid gap-4 rounded-lg bg-surface p-4 shadow-sm sm:p-5">
            <span className="flex gap-3.5">
              <Skeleton className="size-16 rounded-full!" />
              <span className="grid flex-1 content-start gap-2.5 pt-1">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-4 w-2/5" />
              </span>
            </span>
            <Skeleton className="h-12 rounded-md!" />
          </span>
        ))}
      </span>
    </Loading>
  );
}
