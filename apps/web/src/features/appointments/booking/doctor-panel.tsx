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
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import { listWeekdays } from '@portal/clinical-domain/time/format-calendar';
import type { ReactNode } from 'react';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Card } from '@portal/ui/card.tsx';
import { DetailList } from '@portal/ui/detail-list.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { usePhoto } from '../../../session/records/use-photo.ts';
import { hueOf } from './doctor-hue.ts';

type Props = {
  doctor: Doctor;
  /** On phones, where the panel is one row: what stands below the name, and at its end. */
  summary?: ReactNode;
  end?: ReactNode;
  /** On wide screens, below the doctor. */
  children?: ReactNode;
  hasFacts?: boolean;
};

/** Whom the visit is with: a row above the step on phones, a panel beside it on wide screens. */
export function DoctorPanel({ doctor, summary, end, children, hasFacts = true }: Props) {
  const { language } = useClinicView();
  const name = formatPractitionerName(doctor.practitioner, language);
  const photo = usePhoto(findPhoto(doctor.practitioner));
  const qualifications = formatQualifications(doctor.practitioner);
  return (
    <Card className="px-4! py-3! max-lg:order-first sm:p-6! lg:self-start">
      <div className="flex flex-wrap items-center gap-3 sm:gap-3.5">
        <Avatar
          name={name}
          size="lg"
          hue={hueOf(doctor)}
          className="max-sm:size-12! max-sm:text-[17px]!"
          {...(photo && { photo })}
        />
        <div className="min-w-0 flex-[1_1_8rem]">
          <h2 className="text-lg">{name}</h2>
          {summary ? (
            <>
              <div className="sm:hidden">{summary}</div>
              <p lang="en" className="text-sm text-muted max-sm:hidden">
                {qualifications}
              </p>
            </>
          ) : (
            <p lang="en" className="text-sm text-muted">
              {qualifications}
            </p>
          )}
        </div>
        {end && <div className="sm:hidden">{end}</div>}
      </div>
      <div className="max-sm:hidden">
        {hasFacts && (
          <div className="mt-5 border-t border-divider pt-5">
            <Facts doctor={doctor} />
          </div>
        )}
        {children}
      </div>
    </Card>
  );
}

function Facts({ doctor }: { doctor: Doctor }) {
  const { t } = useLingui();
  const { language } = useClinicView();
  const weekdays = listWeekdays(language);
  const days = listWorkingWeekdays(doctor).map((day) => weekdays[day]);
  const minutes = listVisitMinutes(doctor);
  const specialty = formatSpecialty(doctor, language);
  const fee = findFee(doctor);
  const [shortest = 0] = minutes;
  return (
    <DetailList
      details={[
        ...(specialty ? [{ name: t`Specialty`, value: specialty }] : []),
        { name: t`Available days`, value: days.join(', ') },
        ...(minutes.length === 1
          ? [
              {
                name: t`Visit length`,
                value: (
                  <Trans>
                    <Plural value={shortest} one="# minute" other="# minutes" />
                  </Trans>
                ),
              },
            ]
          : []),
        ...(fee === undefined ? [] : [{ name: t`Fee`, value: formatMoney(fee, language) }]),
      ]}
    />
  );
}
