import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@portal/ui/button.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { NotSaved } from './not-saved.tsx';
import { toHomeReading, type ReadingToChange } from './use-add-reading.ts';
import { useReadingWriter } from './use-reading-writer.ts';
import type { VitalWords } from './use-vital-words.ts';

type Props = { reading: ReadingToChange; words: VitalWords; onChange: (reading: ReadingToChange) => void };

/** For a day after it was typed in: correct it, or take it back. */
export function OwnReadingActions({ reading, words, onChange }: Props) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { write, isWaiting, failure } = useReadingWriter(() => setAsking(false));
  const value = `${words.say(reading.point.values)} ${words.unit.text}`;
  const when = words.sayWhen(reading.point);
  return (
    <div className="-mx-3 flex flex-wrap">
      <Button
        variant="ghost"
        size="sm"
        aria-label={t`Change ${value}, ${when}`}
        onClick={() => onChange(reading)}
      >
        <Trans>Change</Trans>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t`Delete ${value}, ${when}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Delete</Trans>
      </Button>
      <Modal
        isOpen={isAsking}
        isAlert
        onClose={() => setAsking(false)}
        width="narrow"
        title={t`Delete this reading?`}
        lead={`${value}, ${when}`}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <WaitingButton
              variant="danger"
              isWaiting={isWaiting}
              onClick={() => void write('delete', toHomeReading(reading))}
            >
              <Trans>Delete</Trans>
            </WaitingButton>
          </>
        }
      >
        <p>
          <Trans>It won’t count any more. The hospital can still see that it was there.</Trans>
        </p>
        {failure && <NotSaved failure={failure} />}
      </Modal>
    </div>
  );
}
