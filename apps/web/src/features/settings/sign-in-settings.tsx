import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Fingerprint, KeyRound, Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { canAddPasskey } from '../../platform/can-add-passkey.ts';
import { useSession } from '../../session/session.ts';
import { forgetSignInOutcome, signInOutcome } from '../../session/sign-in/sign-in-change.ts';
import { useSignIn } from '../../session/sign-in/use-sign-in.ts';
import { ActionRow } from '@portal/ui/action-row.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { SettingsSection } from './settings-section.tsx';

const done = {
  'change-password': msg`Your password has changed.`,
  'change-email': msg`Your email has changed.`,
  'add-passkey': msg`Passkey added. Next time you can log in with it.`,
};

/** Each is changed at the identity server, which asks who it is first where the sign-in is not fresh. */
export function SignInSettings() {
  const { t } = useLingui();
  const email = useSession().user?.email;
  const hasPasskeys = useCanAddPasskey();
  const changePassword = useSignIn('change-password');
  const changeEmail = useSignIn('change-email');
  const addPasskey = useSignIn('add-passkey');
  return (
    <SettingsSection title={t`Login and security`} detail={t`You’ll be asked to log in again first.`}>
      <Outcome />
      <ActionRow icon={KeyRound} hue="blue" title={t`Change password`} onPress={changePassword} />
      <ActionRow
        icon={Mail}
        hue="teal"
        title={t`Change login email`}
        {...(email !== undefined && { detail: t`You log in with ${email}` })}
        onPress={changeEmail}
      />
      {hasPasskeys && (
        <ActionRow
          icon={Fingerprint}
          hue="violet"
          title={t`Add a passkey`}
          detail={t`Log in with fingerprint, face or screen lock`}
          onPress={addPasskey}
        />
      )}
    </SettingsSection>
  );
}

/** How the change ended from which the patient has come back. */
function Outcome() {
  const { t } = useLingui();
  const { outcome } = useStore(signInOutcome);
  useEffect(() => forgetSignInOutcome, []);
  if (!outcome) return null;
  return (
    <output className="block p-4 sm:px-5">
      <Callout kind={outcome.isDone ? 'success' : 'warning'}>
        {outcome.isDone ? t(done[outcome.change]) : t`Nothing changed. You can try again.`}
      </Callout>
    </output>
  );
}

function useCanAddPasskey(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    let isShown = true;
    void canAddPasskey().then((answer) => isShown && setCan(answer));
    return () => {
      isShown = false;
    };
  }, []);
  return can;
}
