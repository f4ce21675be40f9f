import { Trans } from '@lingui/react/macro';
import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import type { FreeTimes } from '@portal/clinical-domain/doctors/doctor-availability';
import { useId, type ReactNode } from 'react';
import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { DoctorCard } from './doctor-card.tsx';

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-3';

type Props = {
  title: ReactNode;
  doctors: Doctor[];
  times: FreeTimes | undefined;
  now: number;
  onChoose: (doctor: Doctor) => void;
};

export function DoctorCards({ title, doctors, times, now, onChoose }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg sm:text-xl">
          {title}
        </h2>
        {times && (
          <p className="text-sm text-muted">
            <Trans>First free first</Trans>
          </p>
        )}
      </div>
      <ul className={grid}>
        {doctors.map((doctor) => (
          <li key={doctor.role.id} className="grid grid-cols-[minmax(0,1fr)]">
            <DoctorCard doctor={doctor} times={times} now={now} onChoose={() => onChoose(doctor)} />
          </li>
        ))}
      </ul>
    </section>
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
              </span>
            </span>
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-9 rounded-sm!" />
            <Skeleton className="h-12 rounded-md!" />
          </span>
        ))}
      </span>
    </Loading>
  );
}
