import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { load, useAnswer } from '../../session/records/load.ts';
import { ContactRow } from './contact-row.tsx';
import { DeleteAccountRow } from './delete-account-row.tsx';
import { Devices } from './devices.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { OfflineCopySettings } from './offline-copy-settings.tsx';
import { LanguageSetting } from './language-setting.tsx';
import { NotificationSettingsRows } from './notification-settings.tsx';
import { contactsQuery, devicesQuery, notificationSettingsQuery } from './settings-queries.ts';
import { SettingsSection } from './settings-section.tsx';
import { SignInSettings } from './sign-in-settings.tsx';
import { WhenSet } from './when-set.tsx';
import { YourRecord } from './your-record.tsx';

const DeleteAccountSheet = lazy(async () => ({
  default: (await import('./delete-account-sheet.tsx')).DeleteAccountSheet,
}));

/** What is set on this device does not wait for what the server keeps. */
export function loader() {
  load(devicesQuery());
  load(notificationSettingsQuery());
  load(contactsQuery());
  return null;
}

/** Also at /settings/delete-account, with the question above it. */
export function Component() {
  const { t } = useLingui();
  const devices = useAnswer(devicesQuery());
  const notifications = useAnswer(notificationSettingsQuery());
  const { data: contacts = [] } = useAnswer(contactsQuery());
  const { canDeleteAccount } = getPortalConfig();
  const isDeleting = useLocation().pathname.endsWith('/delete-account') && canDeleteAccount;
  const navigate = useNavigate();
  return (
    <div className="container-page grid gap-5 pb-5 sm:pb-12">
      <p className="-mt-5 text-muted max-sm:hidden">
        <Trans>Changes save automatically.</Trans>
      </p>
      <LanguageSetting />
      <DisplaySettings />
      <SettingsSection
        id="notifications"
        title={t`Notifications`}
        detail={t`Notifications never show your results.`}
      >
        {contacts.map((contact) => (
          <ContactRow key={`${contact.kind} ${contact.value}`} contact={contact} />
        ))}
        <WhenSet
          answer={notifications}
          failed={<Trans>We couldn’t load your choices. Nothing changed.</Trans>}
        >
          {(settings) => <NotificationSettingsRows settings={settings} />}
        </WhenSet>
      </SettingsSection>
      <YourRecord />
      <OfflineCopySettings />
      <SignInSettings />
      <SettingsSection title={t`Logged-in devices`} detail={t`Log out any device you don’t know.`}>
        <WhenSet answer={devices} failed={<Trans>We couldn’t load your devices. Nothing changed.</Trans>}>
          {(list) => <Devices devices={list} />}
        </WhenSet>
      </SettingsSection>
      {canDeleteAccount && <DeleteAccountRow />}
      {isDeleting && (
        <Suspense>
          <DeleteAccountSheet
            onClose={() => void navigate('/settings', { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
    </div>
  );
}
