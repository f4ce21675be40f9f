import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { formatHumanName, readNepaliName } from '@portal/clinical-domain/names/human-name';
import type { Patient } from 'fhir/r4';
import { TextField } from '@portal/ui/text-field.tsx';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import { ClinicRecordCallout } from './clinic-record-callout.tsx';
import { FormCard } from './form-card.tsx';

/** What the hospital has written; shown, not changed. */
export function AboutCard({ patient: { name, birthDate } }: { patient: Patient }) {
  const { t } = useLingui();
  const view = useDayView();
  const inNepali = view.language === 'ne' ? readNepaliName(name?.[0]) : undefined;
  const isWholeDay = birthDate !== undefined && birthDate.length === 10;
  return (
    <FormCard title={t`About you`}>
      <TextField label={t`Full name`} value={inNepali ?? formatHumanName(name?.[0])} readOnly />
      {isWholeDay && (
        <TextField
          label={t`Date of birth`}
          value={formatDate(new Date(birthDate), { ...view, zone: 'UTC' })}
          readOnly
        />
      )}
      <ClinicRecordCallout className="md:col-span-2 lg:hidden" />
    </FormCard>
  );
}
