import type { MessageDescriptor } from '@lingui/core';
import type { JudgedDose } from '@portal/clinical-domain/medicines/judge-doses';
import type { SkipReason } from '@portal/fhir-queries/medication-administration.query';
import { useState } from 'react';
import type { DoseQuestion } from './dose-handlers.ts';
import { MarkSheet } from './mark-sheet.tsx';
import { SkipSheet } from './skip-sheet.tsx';
import type { DoseLog } from './use-dose-log.ts';

type Props = {
  question: DoseQuestion | undefined;
  log: DoseLog;
  now: number;
  /** Another question, or none any more. */
  onAsk: (question: DoseQuestion | undefined) => void;
};

/** When a dose was taken, or why it was not. What cannot be stored is said in the sheet, which stays open. */
export function DoseSheets({ question, log, now, onAsk }: Props) {
  const [unsaved, setUnsaved] = useState<MessageDescriptor>();
  const { marking, skipping } = question ?? {};

  function ask(next: DoseQuestion | undefined) {
    setUnsaved(undefined);
    onAsk(next);
  }

  async function save(dose: JudgedDose, said: { takenAt: number } | { skipped: SkipReason }) {
    setUnsaved(undefined);
    if (await log.log(dose, said, setUnsaved)) ask(undefined);
  }

  return (
    <>
      {marking && (
        <MarkSheet
          dose={marking}
          now={now}
          isSaving={log.isBusy(marking)}
          unsaved={unsaved}
          onClose={() => ask(undefined)}
          onTaken={(takenAt) => void save(marking, { takenAt })}
          onSkip={() => ask({ skipping: marking })}
        />
      )}
      <SkipSheet
        key={skipping && `${skipping.order.id} ${skipping.at}`}
        dose={skipping}
        isSaving={skipping !== undefined && log.isBusy(skipping)}
        unsaved={unsaved}
        onClose={() => ask(undefined)}
        onSkip={(skipped) => {
          if (skipping) void save(skipping, { skipped });
        }}
      />
    </>
  );
}
