import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, LockKeyhole } from 'lucide-react';
import { useId, useState } from 'react';
import { isEasyPin, normalizePin, pinLength, pinPattern } from '../../session/pin.ts';
import { startKeeping } from '../../session/update-kept-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toastQueue } from '../../ui/toast-queue.ts';
import { WaitingButton } from '../../ui/waiting-button.tsx';

const points = [
  msg`Kept, and brought up to date whenever you are online: visits to come, medicines and their doses, your last results.`,
  msg`It is encrypted and opens with a PIN of six digits. Five wrong tries delete it.`,
  msg`It is deleted when you log out. On a device that others use, leave it off.`,
];

const troubles = {
  different: msg`The two PINs are not the same.`,
  easy: msg`That PIN is too easy to guess. Choose one that is not in a row and not the same digit six times.`,
  failed: msg`Nothing was kept: your record could not be read, or this browser stores nothing. Check your connection and try again.`,
};

export function KeptCopySheet({ onClose, onKept }: { onClose: () => void; onKept: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const [isKeeping, setKeeping] = useState(false);
  const [trouble, setTrouble] = useState<keyof typeof troubles>();

  async function start(values: FormData) {
    const pin = normalizePin(values.get('pin') as string);
    if (pin !== normalizePin(values.get('again') as string)) return setTrouble('different');
    if (isEasyPin(pin)) return setTrouble('easy');
    setTrouble(undefined);
    setKeeping(true);
    try {
      await startKeeping(pin);
    } catch {
      setKeeping(false);
      return setTrouble('failed');
    }
    toastQueue.show({
      kind: 'success',
      heading: t`Kept on this device`,
      message: t`Without internet it opens with your PIN.`,
    });
    return onKept();
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t`Keep on this device`}
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
        {points.map((point) => (
          <li key={point.id} className="flex gap-3.5">
            <Check size={20} aria-hidden="true" className="mt-0.5 flex-none text-on-success" />
            {t(point)}
          </li>
        ))}
      </ul>
      <Form id={formId} onSubmit={(values) => void start(values)} className="grid gap-4">
        <PinField name="pin" label={t`PIN`} hint={t`Six digits`} />
        <PinField name="again" label={t`PIN again`} />
        {trouble && (
          <div role="alert">
            <Notice kind="danger">
              <p>{t(troubles[trouble])}</p>
            </Notice>
          </div>
        )}
      </Form>
    </Modal>
  );
}

function PinField(props: { name: string; label: string; hint?: string }) {
  return (
    <TextField
      icon={LockKeyhole}
      type="password"
      inputMode="numeric"
      autoComplete="new-password"
      required
      pattern={pinPattern}
      maxLength={pinLength}
      {...props}
    />
  );
}
