import { Trans } from '@lingui/react/macro';
import {
  findFee,
  findPhoto,
  formatQualifications,
  isBookable,
  type Doctor,
} from '@portal/clinical-domain/doctors/doctor';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { CalendarCheck, CalendarX, Wallet } from 'lucide-react';
import { useId } from 'react';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { usePhoto } from '../../../session/records/use-photo.ts';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Button } from '@portal/ui/button.tsx';
import { IconText } from '@portal/ui/icon-text.tsx';
import { getBookingRules } from '../clinic.ts';
import { hueOf } from './doctor-hue.ts';
import type { FreeTimes } from './first-free-times.ts';
import { NextFreeTime } from './next-free-time.tsx';

type Props = { doctor: Doctor; freeTimes: FreeTimes | undefined; now: number; onChoose: () => void };

export function DoctorCard({ doctor, freeTimes, now, onChoose }: Props) {
  const titleId = useId();
  const view = useClinicView();
  const name = formatPractitionerName(doctor.practitioner, view.language);
  const fee = findFee(doctor);
  const photo = usePhoto(findPhoto(doctor.practitioner));
  const canBook = isBookable(doctor, now, getBookingRules());
  return (
    <article className="flex flex-col gap-4 rounded-lg bg-surface p-4 shadow-sm sm:p-5">
      <div className="flex flex-1 flex-wrap items-start gap-3.5">
        <Avatar name={name} size="lg" hue={hueOf(doctor)} {...(photo && { photo })} />
        <div className="min-w-0 flex-1 basis-44 wrap-anywhere">
          <h2 id={titleId} className="text-lg">
            {name}
          </h2>
          <p lang="en" className="text-sm text-muted">
            {formatQualifications(doctor.practitioner)}
          </p>
          <IconText icon={canBook ? CalendarCheck : CalendarX} className="mt-1.5">
            {canBook ? (
              <NextFreeTime doctor={doctor} freeTimes={freeTimes} now={now} />
            ) : (
              <Trans>No times to book now</Trans>
            )}
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
