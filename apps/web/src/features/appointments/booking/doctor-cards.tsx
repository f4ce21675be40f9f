import { Trans, useLingui } from '@lingui/react/macro';
import { clinicDay, startOfDay } from '@portal/clinical-domain/booking/clinic-time';
import {
  findFee,
  findNextClinicDay,
  findPhoto,
  formatPractitionerName,
  formatQualifications,
  isBookable,
  type Doctor,
} from '@portal/clinical-domain/doctor';
import { formatDate } from '@portal/clinical-domain/format-date';
import { formatMoney } from '@portal/clinical-domain/format-money';
import { CalendarCheck, CalendarX, Wallet } from 'lucide-react';
import { useId } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconText } from '../../../ui/icon-text.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useClinicView } from '../../../session/use-clinic-view.ts';
import { getBookingRules } from '../clinic.ts';
import { hueOf } from './doctor-hue.ts';

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5';

type Props = { doctors: Doctor[]; now: number; onChoose: (doctor: Doctor) => void };

export function DoctorCards({ doctors, now, onChoose }: Props) {
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
          <DoctorCard doctor={doctor} now={now} onChoose={() => onChoose(doctor)} />
        </li>
      ))}
    </ul>
  );
}

function DoctorCard({ doctor, now, onChoose }: { doctor: Doctor; now: number; onChoose: () => void }) {
  const titleId = useId();
  const view = useClinicView();
  const name = formatPractitionerName(doctor.practitioner, view.language);
  const fee = findFee(doctor);
  const photo = findPhoto(doctor.practitioner);
  const canBook = isBookable(doctor, now, getBookingRules());
  return (
    <article className="flex flex-col gap-4 rounded-lg bg-surface p-4 shadow-sm sm:p-5">
      <div className="flex flex-1 items-start gap-3.5">
        <Avatar name={name} size="lg" hue={hueOf(doctor)} {...(photo && { photo })} />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <h2 id={titleId} className="text-lg">
            {name}
          </h2>
          <p className="text-sm text-muted">{formatQualifications(doctor.practitioner)}</p>
          <IconText icon={canBook ? CalendarCheck : CalendarX} className="mt-1.5">
            {canBook ? <NextClinicDay doctor={doctor} now={now} /> : <Trans>No times to book now</Trans>}
          </IconText>
          {fee !== undefined && (
            <IconText icon={Wallet} className="mt-0.5">
              {formatMoney(fee, view.language)}
            </IconText>
          )}
        </div>
      </div>
      <Button
        variant={canBook ? 'soft' : 'secondary'}
        className="w-full"
        aria-describedby={titleId}
        onClick={onChoose}
      >
        <Trans>Proceed</Trans>
      </Button>
    </article>
  );
}

function NextClinicDay({ doctor, now }: { doctor: Doctor; now: number }) {
  const view = useClinicView();
  const day = findNextClinicDay(doctor, now, getBookingRules());
  if (day === undefined) return null;
  if (day === clinicDay(now, view.zone)) return <Trans>Next clinic day: Today</Trans>;
  const date = formatDate(new Date(startOfDay(day, view.zone)), view);
  return <Trans>Next clinic day: {date}</Trans>;
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
