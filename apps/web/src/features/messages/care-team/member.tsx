import { Trans } from '@lingui/react/macro';
import { findSpecialtyCode } from '@portal/clinical-domain/doctors/doctor';
import { listLanguages } from '@portal/clinical-domain/doctors/doctor-facts';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { Avatar } from '@portal/ui/avatar.tsx';
import { LinkButton } from '@portal/ui/button.tsx';
import { hueOfPerson } from '@portal/ui/hues.ts';
import { IconText } from '@portal/ui/icon-text.tsx';
import { PhoneButton } from '@portal/ui/phone-button.tsx';
import type { Appointment } from 'fhir/r4';
import { CalendarClock, CalendarPlus, History, Languages, MessageCircle } from 'lucide-react';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { usePhoto } from '../../../session/records/use-photo.ts';
import type { Partner } from '../partners.ts';
import { listPast } from './care-facts.ts';

type Props = { partner: Partner; isNurse: boolean; visits: Appointment[]; now: number };

/** One person: who they are, when the patient sees them, and how to reach them. */
export function Member({ partner, isNurse, visits, now }: Props) {
  const { id, name, specialty, doctor, nextVisit } = partner;
  const view = useClinicView();
  const photo = usePhoto(partner.photo);
  const nameId = `member-${id}`;
  const dayOf = ({ start }: Appointment) => formatDate(new Date(start ?? ''), view);
  const lastVisit = listPast(visits, now, partner.partner)[0];
  const next = nextVisit && dayOf(nextVisit);
  const last = lastVisit && dayOf(lastVisit);
  const languages = doctor ? listLanguages(doctor.practitioner, view.language) : [];
  const code = doctor && findSpecialtyCode(doctor);
  const { clinicPhone } = getPortalConfig();
  return (
    <article
      aria-labelledby={nameId}
      className="grid content-between gap-3.5 rounded-lg bg-surface p-4 shadow-sm sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-3.5">
        <Avatar
          name={name}
          size="lg"
          hue={hueOfPerson(id)}
          {...(photo && { photo })}
          className="size-18! rounded-[20px]!"
        />
        <div className="min-w-0 flex-1 basis-[9.5rem] wrap-anywhere">
          <h3 id={nameId} className="text-lg">
            {name}
          </h3>
          {(specialty ?? isNurse) && (
            <p className="text-sm text-muted">{specialty ?? <Trans>Nurse</Trans>}</p>
          )}
        </div>
      </div>
      <div className="grid gap-1.5">
        {next !== undefined && (
          <IconText icon={CalendarClock}>
            <Trans>Next visit {next}</Trans>
          </IconText>
        )}
        {next === undefined && last !== undefined && (
          <IconText icon={History}>
            <Trans>Last visit {last}</Trans>
          </IconText>
        )}
        {languages.length > 0 && <IconText icon={Languages}>{languages.join(', ')}</IconText>}
      </div>
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        <LinkButton to={`/messages?id=${id}`} variant="soft" aria-describedby={nameId}>
          <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Message</Trans>
        </LinkButton>
        {isNurse && clinicPhone && (
          <PhoneButton variant="secondary" number={clinicPhone} aria-describedby={nameId} />
        )}
        {!isNurse && code !== undefined && (
          <LinkButton
            to={`/appointments/select-doctor?specialty=${code}`}
            variant="secondary"
            aria-describedby={nameId}
          >
            <CalendarPlus size={20} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Book</Trans>
          </LinkButton>
        )}
      </div>
    </article>
  );
}
