import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { contactsOf } from '../../session/account/contact-api.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { useSession } from '../../session/session.ts';
import { Callout } from '@portal/ui/callout.tsx';
import { TextLink } from '@portal/ui/text-link.tsx';

/** Loaded after the rest: one line, where something of the profile is not known to be the patient's. */
export default function UnconfirmedContact() {
  const { user } = useSession();
  const { data: contacts = [] } = useQuery(contactsOf(user?.id), queryClient);
  const kinds = new Set(contacts.flatMap(({ kind, isVerified }) => (isVerified ? [] : kind)));
  if (kinds.size === 0) return null;
  return (
    <Callout kind="info">
      <p>
        {kinds.size > 1 ? (
          <Trans>Confirm your e-mail or mobile number to get notifications there.</Trans>
        ) : kinds.has('email') ? (
          <Trans>Confirm your e-mail to get notifications there.</Trans>
        ) : (
          <Trans>Confirm your mobile number to get notifications there.</Trans>
        )}
      </p>
      <TextLink to="/settings#notifications">
        <Trans>Confirm in Settings</Trans>
      </TextLink>
    </Callout>
  );
}
