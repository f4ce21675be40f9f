import { Trans, useLingui } from '@lingui/react/macro';
import { findPhoto, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import type { FreeTimes } from '@portal/clinical-domain/doctors/doctor-availability';
import type { VisitTime } from '@portal/clinical-domain/booking/booking-windows';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import { useId } from 'react';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Button } from '@portal/ui/button.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { usePhoto } from '../../../session/records/use-photo.ts';
import { hueOf } from './doctor-hue.ts';
import { useWhen } from './use-when.ts';
import { VisitModes } from './visit-modes.tsx';

const mostShown = 3;

type Choose = (doctor: Doctor, time: VisitTime) => void;
type Props = { doctors: Doctor[]; times: FreeTimes; now: number; onChoose: Choose };

/** For who minds the day more than the doctor: the soonest of those who were found. They come sorted. */
export function FirstFreeTimes({ doctors, times, now, onChoose }: Props) {
  const id = useId();
  const soonest = doctors
    .flatMap((doctor) => {
      const time = times.get(doctor.role.id ?? '');
      return time ? [{ doctor, time }] : [];
    })
    .slice(0, mostShown);
  if (soonest.length < 2) return null;
  return (
    <section aria-labelledby={id} className="mb-5 sm:mb-6">
      <h2 id={id} className="mb-2.5 text-lg sm:text-xl">
        <Trans>First free time</Trans>
      </h2>
      <ul className="grid gap-2.5 md:grid-cols-3 md:gap-4">
        {soonest.map(({ doctor, time }) => (
          <li key={doctor.role.id} className="grid grid-cols-[minmax(0,1fr)]">
            <Row doctor={doctor} time={time} now={now} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RowProps = { doctor: Doctor; time: VisitTime; now: number; onChoose: Choose };

function Row({ doctor, time, now, onChoose }: RowProps) {
  const { t } = useLingui();
  const id = useId();
  const { language } = useClinicView();
  const name = formatPractitionerName(doctor.practitioner, language);
  const photo = usePhoto(findPhoto(doctor.practitioner));
  const when = useWhen(now)(time.visit.start);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 rounded-lg bg-surface p-3 shadow-sm md:items-start md:p-4">
      <Avatar name={name} hue={hueOf(doctor)} className="size-12!" {...(photo && { photo })} />
      <div id={id} className="min-w-0 flex-[1_1_8rem] leading-snug wrap-anywhere">
        <p className="font-semibold tabular-nums">{when}</p>
        <p className="text-sm text-muted">{name}</p>
        <VisitModes doctor={doctor} />
      </div>
      <Button
        variant="soft"
        size="sm"
        className="md:w-full"
        aria-describedby={id}
        onClick={() => onChoose(doctor, time)}
      >
        {t`Choose`}
      </Button>
    </div>
  );
}
