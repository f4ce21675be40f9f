import { Plural, Trans } from '@lingui/react/macro';
import type { Unsent } from '../session/sign-out/count-unsent.ts';
import { signOutAnyway, stay } from '../session/sign-out/sign-out.ts';
import { Button } from '@portal/ui/button.tsx';
import { Modal } from '@portal/ui/modal.tsx';

/** What would be lost, before it is lost. */
export default function SignOutSheet({ unsent }: { unsent: Unsent | 'unknown' }) {
  return (
    <Modal
      isOpen
      isAlert
      onClose={stay}
      width="narrow"
      title={<Trans>Log out now?</Trans>}
      footer={
        <>
          <Button variant="danger" onClick={() => void signOutAnyway()}>
            <Trans>Log out and delete</Trans>
          </Button>
          <Button onClick={stay}>
            <Trans>Stay logged in</Trans>
          </Button>
        </>
      }
    >
      {unsent === 'unknown' ? (
        <p>
          <Trans>
            You’re offline. Anything that hasn’t reached the clinic will be deleted from this device.
          </Trans>
        </p>
      ) : (
        <Lost unsent={unsent} />
      )}
    </Modal>
  );
}

function Lost({ unsent: { messages, drafts, doses, readings } }: { unsent: Unsent }) {
  return (
    <>
      <p>
        <Trans>This hasn’t reached the clinic yet. If you log out, it’ll be deleted from this device:</Trans>
      </p>
      <ul className="grid list-disc gap-1 pl-5 font-semibold">
        {messages > 0 && (
          <li>
            <Plural value={messages} one="# unsent message" other="# unsent messages" />
          </li>
        )}
        {drafts > 0 && (
          <li>
            <Plural value={drafts} one="# unfinished message" other="# unfinished messages" />
          </li>
        )}
        {doses > 0 && (
          <li>
            <Plural value={doses} one="# dose you marked" other="# doses you marked" />
          </li>
        )}
        {readings > 0 && (
          <li>
            <Plural value={readings} one="# reading you added" other="# readings you added" />
          </li>
        )}
      </ul>
    </>
  );
}
