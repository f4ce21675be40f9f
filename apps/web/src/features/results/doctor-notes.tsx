import { Trans } from '@lingui/react/macro';
import type { Report } from '@portal/clinical-domain/results/read-report';
import { Avatar } from '@portal/ui/avatar.tsx';
import { hueOfPerson } from '@portal/ui/hues.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useDoctorPhoto } from './use-doctor-photo.ts';

export function DoctorNotes({ report: { conclusion, doctor, doctorName } }: { report: Report }) {
  const photo = useDoctorPhoto(conclusion && doctor);
  if (!conclusion) return undefined;
  return (
    <section aria-labelledby="doctor-notes">
      <h3 id="doctor-notes" className="mb-1.5 text-lg">
        <Trans>Doctor Notes</Trans>
      </h3>
      <div className="flex items-start gap-3.5">
        {doctorName && (
          <Avatar name={doctorName.text} hue={hueOfPerson(doctor?.split('/')[1])} {...(photo && { photo })} />
        )}
        <div className="min-w-0">
          <p className="whitespace-pre-line">
            <LangText>{conclusion}</LangText>
          </p>
          {doctorName && (
            <p className="mt-1 text-sm text-muted">
              <LangText>{doctorName}</LangText>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
