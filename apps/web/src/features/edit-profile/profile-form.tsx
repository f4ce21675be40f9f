import { Trans } from '@lingui/react/macro';
import { getPatientNumber } from '@portal/clinical-domain/profile/patient-number';
import type { Patient } from 'fhir/r4';
import { Form } from '@portal/ui/form.tsx';
import { AboutCard } from './about-card.tsx';
import { AddressCard } from './address-card.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { ClinicRecordCallout } from './clinic-record-callout.tsx';
import { ContactCard } from './contact-card.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { LeaveUnsaved } from './leave-unsaved.tsx';
import { PhotoCard } from './photo-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { useProfile } from './use-profile.ts';

export function ProfileForm({ loaded }: { loaded: Patient }) {
  const { patient, profile, conflict, isSaving, isUnsaved, change, save } = useProfile(loaded);
  const parts = { profile, change };
  return (
    <div className="container-page sm:pb-12">
      <p className="-mt-5 mb-6 text-muted max-sm:hidden">
        <Trans>Keep this up to date so we can reach you.</Trans>
      </p>
      <div className="grid gap-4 lg:grid-cols-[320px_minmax(0,1fr)] lg:items-start lg:gap-6">
        <div className="grid gap-4">
          <PhotoCard {...parts} number={getPatientNumber(patient)} />
          <ClinicRecordCallout className="max-lg:hidden" />
        </div>
        <Form onSubmit={save} className="grid min-w-0 gap-4">
          {conflict && (
            <ChangedMeanwhile key={patient.meta?.versionId} conflict={conflict} profile={profile} />
          )}
          <AboutCard patient={patient} />
          <ContactCard {...parts} />
          <AddressCard {...parts} />
          <EmergencyCard {...parts} />
          <LanguageCard {...parts} />
          <SaveBar isSaving={isSaving} />
        </Form>
      </div>
      <LeaveUnsaved isUnsaved={isUnsaved} />
    </div>
  );
}
