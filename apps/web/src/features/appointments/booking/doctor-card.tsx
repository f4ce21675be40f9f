import { Plural, Trans } from '@lingui/react/macro';
import {
  findFee,
  findPhoto,
  formatQualifications,
  formatSpecialty,
  type Doctor,
} from '@portal/clinical-domain/doctors/doctor';
import { findAbsence, type FreeTimes } from '@portal/clinical-domain/doctors/doctor-availability';
import { findYearsQualified, listLanguages } from '@portal/clinical-domain/doctors/doctor-facts';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import { BriefcaseMedical, Languages } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Button, LinkButton } from '@portal/ui/button.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { IconText } from '@portal/ui/icon-text.tsx';
import { telAddress } from '@portal/ui/phone-link.tsx';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { usePhoto } from '../../../session/records/use-photo.ts';
import { getBookingRules } from '../clinic.ts';
import { DoctorProfile } from '../doctor-profile.tsx';
import { ViewProfile } from '../view-profile.tsx';
import { Availability } from './availability.tsx';
import { hueOf } from './doctor-hue.ts';
import { VisitModes } from './visit-modes.tsx';

type Props = { doctor: Doctor; times: FreeTimes | undefined; now: number; onChoose: () => void };

export function DoctorCard({ doctor, times, now, onChoose }: Props) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const { language } = useClinicView();
  const { practitioner } = doctor;
  const name = formatPractitionerName(practitioner, language);
  const fee = findFee(doctor);
  const photo = usePhoto(findPhoto(practitioner));
  const absence = findAbsence(doctor, now, getBookingRules());
  const { clinicPhone } = getPortalConfig();
  const languages = listLanguages(practitioner, language);
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-col gap-3.5 rounded-lg bg-surface p-4 shadow-sm sm:p-5"
    >
      <div className="flex flex-wrap items-start gap-3.5">
        <Avatar
          name={name}
          size="lg"
          hue={hueOf(doctor)}
          className={classNames(absence && 'grayscale')}
          {...(photo && { photo })}
        />
        <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
          <h3 id={titleId} className="text-lg">
            {name}
          </h3>
          <p lang="en" className="text-sm text-muted">
            {formatQualifications(practitioner)}
          </p>
          <ViewProfile describedBy={titleId} onPress={() => setOpen(true)} />
        </div>
      </div>
      <div className="grid gap-1.5">
        <SpecialtyAndYears doctor={doctor} now={now} />
        {languages.length > 0 && <IconText icon={Languages}>{languages.join(', ')}</IconText>}
        <VisitModes doctor={doctor} hasPlace />
      </div>
      <Availability doctor={doctor} times={times} now={now} />
      <div className="mt-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-divider pt-3">
        {fee !== undefined && (
          <p className="flex-1 leading-snug tabular-nums">
            <span className="block text-lg font-semibold whitespace-nowrap">
              {formatMoney(fee, language)}
            </span>
            <span className="block text-sm text-muted">
              <Trans>per visit</Trans>
            </span>
          </p>
        )}
        {absence?.kind === 'by-phone' && clinicPhone && (
          <LinkButton variant="secondary" to={telAddress(clinicPhone)} aria-describedby={titleId}>
            <Trans>Call</Trans>
          </LinkButton>
        )}
        <Button variant={absence ? 'secondary' : 'soft'} aria-describedby={titleId} onClick={onChoose}>
          <Trans>Proceed</Trans>
        </Button>
      </div>
      <DoctorProfile
        doctor={doctor}
        times={times}
        now={now}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onProceed={onChoose}
      />
    </article>
  );
}

function SpecialtyAndYears({ doctor, now }: { doctor: Doctor; now: number }) {
  const { language } = useClinicView();
  const specialty = formatSpecialty(doctor, language);
  const years = findYearsQualified(doctor.practitioner, now);
  if (!specialty && years === undefined) return null;
  return (
    <IconText icon={BriefcaseMedical}>
      {specialty}
      {specialty && years !== undefined && ', '}
      {years !== undefined && <Plural value={years} one="# year" other="# years" />}
    </IconText>
  );
}
