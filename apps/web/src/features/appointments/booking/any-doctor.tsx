import { Trans } from '@lingui/react/macro';
import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import { formatDate, formatTime } from '@portal/clinical-domain/time/format-date';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import { CalendarCheck } from 'lucide-react';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { Button } from '@portal/ui/button.tsx';
import { findSoonest, type FreeTimes } from './first-free-times.ts';

type Props = { doctors: Doctor[]; times: FreeTimes; onChoose: (doctor: Doctor) => void };

/** For who minds the day more than the doctor. */
export function AnyDoctor({ doctors, times, onChoose }: Props) {
  const view = useClinicView();
  const soonest = findSoonest(doctors, times);
  if (!soonest || times.size < 2) return null;
  const name = formatPractitionerName(soonest.doctor.practitioner, view.language);
  const date = formatDate(new Date(soonest.start), view);
  const time = formatTime(new Date(soonest.start), view);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-lg bg-soft p-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold">
          <Trans>Any doctor is fine?</Trans>
        </p>
        <p className="text-sm text-muted">
          <Trans>
            First free: {name}, {date}, {time}
          </Trans>
        </p>
      </div>
      <Button variant="secondary" className="max-sm:w-full" onClick={() => onChoose(soonest.doctor)}>
        <CalendarCheck size={20} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Take the first free doctor</Trans>
      </Button>
    </div>
  );
}
