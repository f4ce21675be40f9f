import { useLingui } from '@lingui/react/macro';
import { findNepaliName, nameIn } from '@portal/clinical-domain/names/patient-name';
import { listIdentityNumbers } from '@portal/clinical-domain/profile/identity-numbers';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import type { Patient } from 'fhir/r4';
import { TextField } from '@portal/ui/text-field.tsx';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import { ClinicRecordCallout } from './clinic-record-callout.tsx';
import { FormCard } from './form-card.tsx';

/** What the hospital has written; shown, not changed. */
export function AboutCard({ patient }: { patient: Patient }) {
  const { t } = useLingui();
  const view = useDayView();
  const { name, birthDate } = patient;
  const isWholeDay = birthDate !== undefined && birthDate.length === 10;
  const [english, nepali] = [nameIn('en', name), findNepaliName(name)];
  const isInBoth = nepali !== undefined && nepali !== english;
  const numberLabels = {
    nationalId: t`National identity number`,
    insuranceNumber: t`Health insurance number`,
  };
  return (
    <FormCard title={t`About you`}>
      <TextField label={t`Full name`} value={nameIn(view.language, name)} readOnly />
      {isInBoth && view.language === 'en' && (
        <TextField label={t`Name in Nepali`} value={nepali} lang="ne" readOnly />
      )}
      {isInBoth && view.language === 'ne' && (
        <TextField label={t`Name in English`} value={english} lang="en" readOnly />
      )}
      {isWholeDay && (
        <TextField
          label={t`Date of birth`}
          value={formatDate(new Date(birthDate), { ...view, zone: 'UTC' })}
          readOnly
        />
      )}
      {listIdentityNumbers(patient).map(({ kind, value }) => (
        <TextField key={kind} label={numberLabels[kind]} value={value} readOnly />
      ))}
      <ClinicRecordCallout className="md:col-span-2 lg:hidden" />
    </FormCard>
  );
}
