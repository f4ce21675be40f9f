import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const advice = {
  full: msg`This device is out of storage. Delete photos or apps you don’t need, then try again.`,
  blocked: msg`Another tab of the portal is using this device’s storage. Close the other tabs, then try again.`,
  unreadable: msg`This device can’t read what it saved before. When you’re online, log out and log in again.`,
  unavailable: msg`This browser doesn’t let the portal save anything. If this is a private window, open the portal in a normal one.`,
};

/** What the patient can do where this device did not save something. */
export function StorageAdvice({ reason }: { reason: keyof typeof advice }) {
  const { t } = useLingui();
  return <p>{t(advice[reason])}</p>;
}
