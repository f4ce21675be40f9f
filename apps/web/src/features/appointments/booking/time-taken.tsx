import { Trans, useLingui } from '@lingui/react/macro';
import type { VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import { readClinicTime } from '@portal/clinical-domain/time/format-clinic-time';
import { formatDate, formatTimeRange } from '@portal/clinical-domain/time/format-date';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { LinkButton } from '@portal/ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '@portal/ui/choice-card.tsx';
import { DateTile } from '@portal/ui/date-tile.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import type { TakenTime } from './confirm-booking.ts';
import { stepPaths } from './wizard-steps.ts';

type Props = {
  taken: TakenTime | undefined;
  doctor: Doctor;
  lost: VisitSlot;
  isWaiting: boolean;
  onBook: (time: VisitSlot) => void;
  onClose: () => void;
};

/** The time went while the patient was filling in the rest: what is safe, and the nearest times that one tap books. */
export function TimeTaken({ taken, onClose, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <Modal
      isOpen={taken !== undefined}
      onClose={onClose}
      isAlert
      width="narrow"
      title={
        taken?.why === 'own_visit_overlaps'
          ? t`You have another visit at this time`
          : t`That time was just taken`
      }
    >
      {taken && <NearestTimes key={taken.times[0]?.start} taken={taken} {...rest} />}
    </Modal>
  );
}

function NearestTimes({
  taken,
  doctor,
  lost,
  isWaiting,
  onBook,
}: Omit<Props, 'onClose'> & { taken: TakenTime }) {
  const view = useClinicView();
  const [first] = taken.times;
  const [picked, setPicked] = useState(first);
  const name = formatPractitionerName(doctor.practitioner, view.language);
  const range = ({ start, end }: VisitSlot) => formatTimeRange(new Date(start), new Date(end), view);
  const wanted = range(picked ?? lost);
  return (
    <>
      <div className="grid gap-2">
        <p className="text-sm text-muted tabular-nums">
          {formatDate(new Date(lost.start), view)}, <s>{range(lost)}</s>
        </p>
        <p>
          {taken.why === 'own_visit_overlaps' ? (
            <Trans>Nothing was booked. Your details are saved. Choose a time when you’re free.</Trans>
          ) : (
            <Trans>Someone else just booked it. You haven’t been charged, and your details are saved.</Trans>
          )}
        </p>
      </div>
      {picked ? (
        <ChoiceGroup
          legend={
            <span className="text-md">
              <Trans>Nearest free times with {name}</Trans>
            </span>
          }
        >
          {taken.times.map((time) => (
            <ChoiceCard
              key={time.start}
              name="nearest"
              value={time.start}
              radioAt="end"
              checked={time.start === picked.start}
              onChange={() => setPicked(time)}
              lead={<Tile start={new Date(time.start)} />}
              title={<span className="tabular-nums">{range(time)}</span>}
              details={formatDate(new Date(time.start), view)}
            />
          ))}
        </ChoiceGroup>
      ) : (
        <p className="font-medium">
          <Trans>This doctor has no other free time in the next few days.</Trans>
        </p>
      )}
      <div className="grid gap-3 sm:flex sm:justify-end">
        <LinkButton variant="secondary" to={stepPaths[3]}>
          <CalendarDays size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>See all times</Trans>
        </LinkButton>
        {picked && (
          <WaitingButton isWaiting={isWaiting} onClick={() => onBook(picked)}>
            <Trans>Book {wanted}</Trans>
          </WaitingButton>
        )}
      </div>
    </>
  );
}

function Tile({ start }: { start: Date }) {
  const { weekday, day, month } = readClinicTime(start, useClinicView());
  return (
    <span aria-hidden="true">
      <DateTile weekday={weekday} day={day} month={month} />
    </span>
  );
}
