import { Trans } from '@lingui/react/macro';
import { findCancelReason, findVisitState } from '@portal/clinical-domain/visits/visit-state';
import type { Appointment } from 'fhir/r4';
import { Link } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { Callout } from '@portal/ui/callout.tsx';
import { PhoneLink } from '@portal/ui/phone-link.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { linkedVisit } from './visit.ts';

/** Below who called a visit off: why, where that is known, and the way on. */
export function CalledOff({ visit, now }: { visit: Appointment; now: Date }) {
  switch (findVisitState(visit, now.getTime())) {
    case 'moved':
      return (
        <Callout kind="info">
          <Link
            to={`/appointments/${linkedVisit(visit, 'rescheduledTo')}`}
            className="font-semibold text-link underline"
          >
            <Trans>See the new time</Trans>
          </Link>
        </Callout>
      );
    case 'declined':
    case 'cancelled-by-clinic':
    case 'cancelled':
      return (
        <Callout kind="warning">
          <Reason visit={visit} />
          <AskTheClinic />
        </Callout>
      );
    default:
      return null;
  }
}

function Reason({ visit }: { visit: Appointment }) {
  const reason = findCancelReason(visit, useLanguage());
  if (!reason) return null;
  const text = <LangText>{reason}</LangText>;
  return (
    <p>
      <Trans>Reason: {text}</Trans>
    </p>
  );
}

function AskTheClinic() {
  const { clinicPhone } = getPortalConfig();
  if (!clinicPhone)
    return (
      <p>
        <Trans>You don’t need to come. You can choose another time here.</Trans>
      </p>
    );
  const number = <PhoneLink number={clinicPhone} />;
  return (
    <p>
      <Trans>You don’t need to come. Choose another time here, or call {number} to ask why.</Trans>
    </p>
  );
}
