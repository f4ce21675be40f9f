import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Await, useLoaderData, useLocation, useNavigate } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { listDevices } from '../../session/account/account-api.ts';
import { listContacts } from '../../session/account/contact-api.ts';
import { getNoticeSettings } from '../../session/account/notice-api.ts';
import { ContactRow } from './contact-row.tsx';
import { DeleteAccountRow } from './delete-account-row.tsx';
import { Devices } from './devices.tsx';
import { DevicesFailed } from './devices-failed.tsx';
import { DevicesLoading } from './devices-loading.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { OfflineCopySettings } from './offline-copy-settings.tsx';
import { LanguageSetting } from './language-setting.tsx';
import { NoticeSettingsRows } from './notice-settings.tsx';
import { NoticesFailed } from './notices-failed.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SignInSettings } from './sign-in-settings.tsx';
import { YourRecord } from './your-record.tsx';

const DeleteAccountSheet = lazy(async () => ({
  default: (await import('./delete-account-sheet.tsx')).DeleteAccountSheet,
}));

/** What is set on this device does not wait for what the server keeps. */
export function loader() {
  const devices = listDevices();
  const notices = getNoticeSettings();
  const contacts = listContacts();
  for (const answer of [devices, notices, contacts]) answer.catch(() => undefined);
  return { devices, notices, contacts };
}

/** Also at /settings/delete-account, with the question above it. */
export function Component() {
  const { t } = useLingui();
  const { devices, notices, contacts } = useLoaderData<typeof loader>();
  const { canDeleteAccount } = getPortalConfig();
  const isDeleting = useLocation().pathname.endsWith('/delete-account') && canDeleteAccount;
  const navigate = useNavigate();
  return (
    <div className="container-page grid gap-5 pb-5 sm:pb-12">
      <p className="-mt-5 text-muted max-sm:hidden">
        <Trans>Changes are saved at once.</Trans>
      </p>
      <LanguageSetting />
      <DisplaySettings />
      <SettingsSection
        id="notifications"
        title={t`Notifications`}
        detail={t`Notifications never say the value of a result.`}
      >
        <Suspense>
          <Await resolve={contacts} errorElement={<></>}>
            {(list) =>
              list.map((contact) => <ContactRow key={`${contact.kind} ${contact.value}`} contact={contact} />)
            }
          </Await>
        </Suspense>
        <Suspense fallback={<DevicesLoading />}>
          <Await resolve={notices} errorElement={<NoticesFailed />}>
            {(settings) => <NoticeSettingsRows settings={settings} />}
          </Await>
        </Suspense>
      </SettingsSection>
      <YourRecord />
      <OfflineCopySettings />
      <SignInSettings />
      <SettingsSection title={t`Devices signed in`} detail={t`Sign out any device you do not know.`}>
        <Suspense fallback={<DevicesLoading />}>
          <Await resolve={devices} errorElement={<DevicesFailed />}>
            {(list) => <Devices devices={list} />}
          </Await>
        </Suspense>
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
