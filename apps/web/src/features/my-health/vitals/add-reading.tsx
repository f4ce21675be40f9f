import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { homeKinds, longestNote } from '@portal/clinical-domain/vitals/home-reading';
import type { VitalSeries } from '@portal/clinical-domain/vitals/read-vitals';
import { vitalLimits } from '@portal/clinical-domain/vitals/vital-limits';
import { ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { Button } from '@portal/ui/button.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { Chip } from '@portal/ui/chip.tsx';
import { DatePicker } from '@portal/ui/date-picker.tsx';
import { IconText } from '@portal/ui/icon-text.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { TextArea } from '@portal/ui/text-area.tsx';
import { TextField } from '@portal/ui/text-field.tsx';
import { useNow } from '@portal/ui/use-now.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { DangerSheet } from './danger-sheet.tsx';
import { NumberEntry } from './number-entry.tsx';
import { NotSaved } from './not-saved.tsx';
import { TypedVerdict, useTypedStanding } from './typed-verdict.tsx';
import { isDanger } from './use-vital-words.ts';
import { useAddReading, type ReadingToChange } from './use-add-reading.ts';
import { useReadingWriter } from './use-reading-writer.ts';
import { vitalNames } from './vital-strings.ts';

const oldestDays = 30;

type Props = {
  /** One that is changed; without it a new one. */
  reading: ReadingToChange | undefined;
  series: VitalSeries[];
  isAdult: boolean;
  onClose: () => void;
};

/** A reading from home is typed in. A dangerous one says what to do before it is saved. */
export function AddReading({ reading: changed, series, isAdult, onClose }: Props) {
  const { t } = useLingui();
  const { zone } = useClinicView();
  const now = useNow();
  const verdictId = useId();
  const form = useAddReading(changed, now);
  const typed = useTypedStanding(form, series, isAdult);
  const { write, isWaiting, failure } = useReadingWriter(onClose);
  const [isWarned, setWarned] = useState(false);
  const { kind, texts, type, isComplete, fault } = form;
  const today = clinicDay(now, zone);
  const entries = vitalLimits[kind].entry ?? [];
  const isPressure = kind === 'blood-pressure';
  const save = () => write(changed ? 'change' : 'save', form.reading);
  if (isWarned)
    return (
      <DangerSheet
        value={`${typed.words.say(form.reading.values)} ${typed.words.unit.text}`}
        side={typed.standing}
        failure={failure}
        isWaiting={isWaiting}
        onSave={() => void save()}
        onBack={() => setWarned(false)}
      />
    );
  return (
    <Modal
      isOpen
      onClose={onClose}
      width="narrow"
      title={changed ? t`Change your reading` : t`Add a reading`}
      lead={t`It’s saved as your own reading. Your doctor can see it.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <WaitingButton
            isWaiting={isWaiting}
            disabled={!isComplete || fault !== undefined}
            onClick={() => (isDanger(typed.standing) ? setWarned(true) : void save())}
          >
            <Trans>Save reading</Trans>
          </WaitingButton>
        </>
      }
    >
      {!changed && (
        <fieldset className="min-w-0">
          <legend className="font-semibold">
            <Trans>What did you measure?</Trans>
          </legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {homeKinds.map((one) => (
              <Chip key={one} isOn={one === kind} onClick={() => form.choose(one)}>
                {t(vitalNames[one])}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <div>
        <div className="grid auto-cols-fr grid-flow-col items-end gap-2.5">
          {entries.map(({ decimals, span }, index) => (
            <NumberEntry
              key={`${kind} ${span.join(' ')}`}
              label={
                isPressure ? (index === 0 ? t`Upper (systolic)` : t`Lower (diastolic)`) : t(vitalNames[kind])
              }
              text={texts[index] ?? ''}
              onType={(text) => type(index, text)}
              isInvalid={form.isImpossible(index)}
              describedBy={verdictId}
              decimals={decimals}
            />
          ))}
        </div>
        <p className="mt-1.5 text-sm text-muted">
          {kind === 'temperature' ? (
            <Trans>°C or °F, as your device shows it. We save it in °C.</Trans>
          ) : (
            <Trans>
              <span lang={typed.words.unit.language}>{typed.words.unit.text}</span>, as your device shows it
            </Trans>
          )}
        </p>
        <TypedVerdict id={verdictId} form={form} typed={typed} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <DatePicker
          label={t`Date`}
          today={today}
          min={addDays(today, -oldestDays)}
          max={today}
          value={form.day}
          onChange={form.setDay}
        />
        <TextField
          type="time"
          label={t`Time`}
          value={form.clock}
          onChange={({ target }) => form.setClock(target.value)}
        />
      </div>
      {fault === 'future' && (
        <Callout kind="danger">
          <Trans>This time hasn’t come yet. Check the date and time.</Trans>
        </Callout>
      )}
      {fault === 'too-old' && (
        <Callout kind="danger">
          <Trans>We accept readings of the last 30 days.</Trans>
        </Callout>
      )}
      <TextArea
        label={t`Note (you can leave it empty)`}
        rows={2}
        maxLength={longestNote}
        placeholder={t`For example: after a walk, left arm`}
        value={form.note}
        onChange={({ target }) => form.setNote(target.value)}
      />
      <IconText icon={ShieldCheck}>
        {isAdult ? (
          <Trans>If a value is dangerously high or low, we tell you right away whom to call.</Trans>
        ) : (
          <Trans>We don’t show what’s normal for children. Ask your doctor.</Trans>
        )}
      </IconText>
      {failure && <NotSaved failure={failure} />}
    </Modal>
  );
}
