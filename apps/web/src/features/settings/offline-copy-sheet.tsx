import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { toLatinDigits } from '@portal/clinical-domain/language/format-digits';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { DeviceKey } from '../../platform/device-lock.ts';
import { keepByDevice } from '../../session/offline-copy/keep-by-device.ts';
import { isEasyPin } from '../../session/offline-copy/pin.ts';
import { startKeeping } from '../../session/offline-copy/update-offline-copy.ts';
import { Button } from '@portal/ui/button.tsx';
import { Form } from '@portal/ui/form.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { LockChoice, type Way } from './lock-choice.tsx';
import { PinFields } from './pin-fields.tsx';

const whatIsKept = msg`Saved and updated when you’re online: upcoming visits, medicines and doses, allergies, last results.`;
const byPinAlone = msg`It’s encrypted. You unlock it with a six-digit PIN. Five wrong tries delete it.`;
const byChoice = msg`It’s encrypted. You choose here how to unlock it.`;
const whenDeleted = msg`It’s deleted when you log out. Leave it off on a shared device.`;

const troubles = {
  different: msg`The two PINs don’t match.`,
  easy: msg`That PIN is too easy to guess. Don’t use digits in a row or the same digit six times.`,
  failed: msg`Nothing was saved: we couldn’t read your record, or this browser can’t store it. Check your connection and try again.`,
  refused: msg`Nothing was saved: the device wasn’t unlocked. Try again, or choose a PIN.`,
  unable: msg`Nothing was saved: this device’s lock can’t protect a copy. Choose a PIN instead.`,
};

const opensWith = {
  pin: msg`Offline, unlock it with your PIN.`,
  passkey: msg`Offline, unlock it with this device’s lock.`,
  biometry: msg`Offline, unlock it with your fingerprint or face.`,
};

/** What the device's own lock is becomes known shortly after the page; until then a PIN is all there is. */
type Props = { device: DeviceKey['by'] | undefined; onClose: () => void; onKept: (way: Way) => void };

export function OfflineCopySheet({ device, onClose, onKept }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const [isKeeping, setKeeping] = useState(false);
  const [isUnable, setUnable] = useState(false);
  const [chosen, setChosen] = useState<Way>();
  const [trouble, setTrouble] = useState<keyof typeof troubles>();
  const offered = isUnable ? undefined : device;
  const way = offered ? (chosen ?? offered) : 'pin';

  function choose(wanted: Way) {
    setChosen(wanted);
    setTrouble(undefined);
  }

  async function keep(values: FormData) {
    if (way !== 'pin') return keepByDevice({ reason: t`Lock the copy of your record`, cancel: t`Cancel` });
    const pin = toLatinDigits(values.get('pin') as string);
    if (pin !== toLatinDigits(values.get('again') as string)) return 'different';
    if (isEasyPin(pin)) return 'easy';
    await startKeeping(pin);
    return 'kept';
  }

  async function start(values: FormData) {
    setTrouble(undefined);
    setKeeping(true);
    const outcome = await keep(values).catch(() => 'failed' as const);
    setKeeping(false);
    if (outcome === 'unable') setUnable(true);
    if (outcome !== 'kept') return setTrouble(outcome);
    toastQueue.show({ kind: 'success', heading: t`Saved offline`, message: t(opensWith[way]) });
    return onKept(way);
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t`Save offline`}
      width="narrow"
      canClose={!isKeeping}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isKeeping}>
            <Trans>Go back</Trans>
          </Button>
          <WaitingButton type="submit" form={formId} isWaiting={isKeeping}>
            <Trans>Keep</Trans>
          </WaitingButton>
        </>
      }
    >
      <ul className="grid gap-3.5">
        {[whatIsKept, offered ? byChoice : byPinAlone, whenDeleted].map((point) => (
          <li key={point.id} className="flex gap-3.5">
            <Check size={20} aria-hidden="true" className="mt-0.5 flex-none text-on-success" />
            {t(point)}
          </li>
        ))}
      </ul>
      <Form id={formId} onSubmit={(values) => void start(values)} className="grid gap-4">
        {offered && <LockChoice device={offered} way={way} onChange={choose} />}
        {way === 'pin' && <PinFields />}
        {trouble && (
          <div role="alert">
            <Callout kind="danger">
              <p>{t(troubles[trouble])}</p>
            </Callout>
          </div>
        )}
      </Form>
    </Modal>
  );
}
