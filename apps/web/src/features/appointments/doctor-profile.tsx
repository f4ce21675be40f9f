import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  findFee,
  findPhoto,
  formatQualifications,
  formatSpecialty,
  listVisitMinutes,
  listWorkingWeekdays,
  type Doctor,
} from '@portal/clinical-domain/doctors/doctor';
import type { FreeTimes } from '@portal/clinical-domain/doctors/doctor-availability';
import { findYearsQualified, listLanguages } from '@portal/clinical-domain/doctors/doctor-facts';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import { listWeekdays } from '@portal/clinical-domain/time/format-calendar';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Button } from '@portal/ui/button.tsx';
import { DetailList } from '@portal/ui/detail-list.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { usePhoto } from '../../session/records/use-photo.ts';
import { Availability } from './booking/availability.tsx';
import { hueOf } from './booking/doctor-hue.ts';
import { VisitModes } from './booking/visit-modes.tsx';

type Profile = { doctor: Doctor; times: FreeTimes | undefined; now: number };
type Props = Profile & { isOpen: boolean; onClose: () => void; onProceed: () => void };

/** What the directory says of a doctor; what it does not say is left out. */
export function DoctorProfile({ isOpen, onClose, onProceed, ...profile }: Props) {
  const { language } = useClinicView();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      width="narrow"
      title={formatPractitionerName(profile.doctor.practitioner, language)}
      footer={
        <Button onClick={onProceed}>
          <Trans>Proceed</Trans>
        </Button>
      }
    >
      <ProfileFacts {...profile} />
    </Modal>
  );
}

export function ProfileFacts({ doctor, times, now }: Profile) {
  const { t } = useLingui();
  const { language } = useClinicView();
  const { practitioner } = doctor;
  const photo = usePhoto(findPhoto(practitioner));
  const weekdays = listWeekdays(language);
  const years = findYearsQualified(practitioner, now);
  const fee = findFee(doctor);
  const [minutes, ...otherLengths] = listVisitMinutes(doctor);
  const details = [
    { name: t`Specialty`, value: formatSpecialty(doctor, language) },
    {
      name: t`Experience`,
      value: years !== undefined && <Plural value={years} one="# year" other="# years" />,
    },
    { name: t`Languages`, value: listLanguages(practitioner, language).join(', ') },
    {
      name: t`Available days`,
      value: listWorkingWeekdays(doctor)
        .flatMap((day) => weekdays[day] ?? [])
        .join(', '),
    },
    {
      name: t`Visit length`,
      value: minutes !== undefined && otherLengths.length === 0 && (
        <Plural value={minutes} one="# minute" other="# minutes" />
      ),
    },
    { name: t`Fee`, value: fee !== undefined && formatMoney(fee, language) },
  ].filter(({ value }) => value);
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar
          name={formatPractitionerName(practitioner, language)}
          size="xl"
          hue={hueOf(doctor)}
          {...(photo && { photo })}
        />
        <div className="grid min-w-0 flex-1 basis-40 gap-1">
          <p lang="en" className="font-medium wrap-anywhere">
            {formatQualifications(practitioner)}
          </p>
          <VisitModes doctor={doctor} hasPlace />
        </div>
      </div>
      <Availability doctor={doctor} times={times} now={now} />
      <DetailList isRuled details={details} />
    </>
  );
}
