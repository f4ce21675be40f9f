import { useLingui } from '@lingui/react/macro';
import { formatQualifications, listWorkingWeekdays } from '@portal/clinical-domain/doctors/doctor';
import { listWeekdays } from '@portal/clinical-domain/time/format-calendar';
import { pickTranslation } from '@portal/clinical-domain/language/translated-text';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { DetailList } from '@portal/ui/detail-list.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import type { Partner } from './partners.ts';

type Props = { partner: Partner; isOpen: boolean; onClose: () => void };

/** What the directory says of the doctor. */
export function DoctorSheet({ partner: { name, specialty, doctor }, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const weekdays = listWeekdays(language);
  const qualifications = doctor && formatQualifications(doctor.practitioner);
  const details = [
    { name: t`Specialty`, value: specialty },
    {
      name: t`Qualifications`,
      value: qualifications && <span lang="en">{qualifications}</span>,
    },
    {
      name: t`Sees patients on`,
      value:
        doctor &&
        listWorkingWeekdays(doctor)
          .flatMap((day) => weekdays[day] ?? [])
          .join(', '),
    },
    { name: t`Place`, value: pickTranslation(doctor?.location, 'name', language) },
  ].filter(({ value }) => value);
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={name} width="narrow">
      <DetailList details={details} isRuled />
    </Modal>
  );
}
