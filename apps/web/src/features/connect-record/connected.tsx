import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { LinkButton } from '@portal/ui/button.tsx';
import { MessageState } from '@portal/ui/message-state.tsx';
import { SummitDrawing } from '@portal/ui/summit-drawing.tsx';
import type { Step } from './use-connecting.ts';

type Props = Pick<Extract<Step, { kind: 'done' }>, 'isWhole' | 'moved'>;

/** What came along, in counts. Nothing clinical is previewed here. */
export function Connected({ isWhole, moved }: Props) {
  const { t } = useLingui();
  const kept = listKept(moved);
  return (
    <Card>
      <MessageState
        drawing={<SummitDrawing />}
        title={isWhole ? t`Your record is connected` : t`We’re connecting your record`}
        actions={
          <>
            <LinkButton to="/my-health">
              <Trans>See my health</Trans>
            </LinkButton>
            <LinkButton variant="ghost" to="/dashboard">
              <Trans>Back to Home</Trans>
            </LinkButton>
          </>
        }
      >
        <output className="block">
          {isWhole ? (
            <Trans>Everything the hospital shares is here. What you wrote before moves in by itself.</Trans>
          ) : (
            <Trans>It goes on by itself, also if you close this page. Look again in a few minutes.</Trans>
          )}
        </output>
        <p className="mt-4">
          <Trans>
            On your other devices, sign in again. If you sign in with a mobile number, set your password or
            passkey again too.
          </Trans>
        </p>
        {kept.length > 0 && (
          <section aria-labelledby="kept" className="mt-4">
            <h3 id="kept" className="text-base">
              <Trans>Kept from before</Trans>
            </h3>
            <ul>{kept}</ul>
          </section>
        )}
      </MessageState>
    </Card>
  );
}

function listKept(moved: Props['moved']): ReactNode[] {
  const { Appointment: visits = 0, Communication: messages = 0, Observation: readings = 0 } = moved;
  const { DocumentReference: documents = 0 } = moved;
  return [
    visits > 0 && (
      <li key="visits">
        <Plural value={visits} one="# visit" other="# visits" />
      </li>
    ),
    messages > 0 && (
      <li key="messages">
        <Plural value={messages} one="# message" other="# messages" />
      </li>
    ),
    readings > 0 && (
      <li key="readings">
        <Plural value={readings} one="# reading" other="# readings" />
      </li>
    ),
    documents > 0 && (
      <li key="documents">
        <Plural value={documents} one="# document" other="# documents" />
      </li>
    ),
  ].filter(Boolean);
}
