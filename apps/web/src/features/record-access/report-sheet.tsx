import { Trans, useLingui } from '@lingui/react/macro';
import type { ViewGroup } from '@portal/clinical-domain/audit/group-views';
import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import { useState } from 'react';
import { Button } from '@portal/ui/button.tsx';
import { FactList } from '@portal/ui/fact-list.tsx';
import { Form } from '@portal/ui/form.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { TextArea } from '@portal/ui/text-area.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { useReport } from './use-report.ts';
import { useViewStrings } from './use-view-strings.ts';

type Props = {
  /** Undefined where the patient means none of the list. */
  group: ViewGroup | undefined;
  names: ReadonlyMap<string, RecordText>;
  onClose: () => void;
};

const formId = 'report-view';

/** The question to the hospital: what it is about, and what the patient wants to add. */
export function ReportSheet({ group, names, onClose }: Props) {
  const { t } = useLingui();
  const strings = useViewStrings();
  const [note, setNote] = useState('');
  const { state, send } = useReport(group, names, onClose);
  const isSending = state === 'sending';
  return (
    <Modal
      isOpen
      onClose={onClose}
      width="narrow"
      title={group ? t`I don’t recognise this` : t`Report a view`}
      canClose={!isSending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSending}>
            <Trans>Cancel</Trans>
          </Button>
          <WaitingButton type="submit" form={formId} isWaiting={isSending}>
            <Trans>Send to the hospital</Trans>
          </WaitingButton>
        </>
      }
    >
      {group && (
        <FactList
          facts={[
            { label: t`Who`, value: <LangText>{strings.who(group, names)}</LangText> },
            { label: t`What`, value: strings.what(group) },
            { label: t`When`, value: `${strings.day(group)}, ${strings.when(group)}` },
          ]}
        />
      )}
      <Form id={formId} onSubmit={() => void send(note)} className="grid gap-4">
        <TextArea
          label={group ? t`Anything to add? (optional)` : t`What don’t you recognise?`}
          required={!group}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Form>
      <p className="text-sm text-pretty text-muted">
        <Trans>
          Your message goes to the hospital and stays in your record. You’ll find it and the answer in
          Messages.
        </Trans>
      </p>
      {state === 'failed' && (
        <div role="alert">
          <Callout kind="danger">
            <Trans>Your message wasn’t sent. It’s still here. Check your connection and try again.</Trans>
          </Callout>
        </div>
      )}
    </Modal>
  );
}
