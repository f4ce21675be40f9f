import { Trans } from '@lingui/react/macro';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import { readDoseInstruction } from '@portal/clinical-domain/medicines/dose-instruction';
import { instantOf } from '@portal/clinical-domain/medicines/dose-states';
import { isOffered } from '@portal/clinical-domain/medicines/judge-doses';
import type { SkipReason } from '@portal/fhir-queries/medication-administration.query';
import { useId, useState } from 'react';
import type { OfflineRecord } from '../../session/offline-copy/offline-record.ts';
import { Button } from '@portal/ui/button.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { DoseSign } from './dose-sign.tsx';
import type { OfflineDose } from './list-doses.ts';
import { MedicineTitle } from './medicine-title.tsx';
import { SkipChoice } from './skip-choice.tsx';
import { useOfflineView } from './use-offline-view.ts';

type Props = {
  dose: OfflineDose;
  record: OfflineRecord;
  onNote: (skipped?: SkipReason) => void;
  onUndo: () => void;
};

export function DoseRow({ dose, record, onNote, onUndo }: Props) {
  const view = useOfflineView(record);
  const titleId = useId();
  const [isSkipping, setSkipping] = useState(false);
  const { order, at, waiting } = dose;
  const canNote = !waiting && isOffered(dose);
  const due = new Date(at);
  const takenAt = findTakenAt(dose);
  const time = takenAt === undefined ? '' : formatTime(new Date(takenAt), view);
  return (
    <li className="grid gap-3 p-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <time dateTime={due.toISOString()} className="min-w-18 text-sm font-semibold tabular-nums">
          {formatTime(due, view)}
        </time>
        <div className="min-w-0 flex-[1_1_9rem]">
          <h3 id={titleId} className="text-md">
            <MedicineTitle order={order} />
          </h3>
          <p className="text-sm text-muted">
            <LangText>{readDoseInstruction(dose, view.language)}</LangText>
          </p>
          {takenAt !== undefined && (
            <p className="text-sm text-muted tabular-nums">
              <Trans>Taken at {time}</Trans>
            </p>
          )}
        </div>
        <DoseSign dose={dose} />
        {waiting && (
          <Button variant="ghost" size="sm" aria-describedby={titleId} onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
        )}
        {canNote && (
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button variant="soft" size="sm" aria-describedby={titleId} onClick={() => onNote()}>
              <Trans>Taken</Trans>
            </Button>
            <Button
              variant="secondary"
              size="sm"
              aria-describedby={titleId}
              aria-expanded={isSkipping}
              onClick={() => setSkipping(!isSkipping)}
            >
              <Trans>Skip</Trans>
            </Button>
          </div>
        )}
      </div>
      {isSkipping && canNote && (
        <SkipChoice
          onChoose={(reason) => {
            setSkipping(false);
            onNote(reason);
          }}
        />
      )}
    </li>
  );
}

const findTakenAt = ({ state, record }: OfflineDose) =>
  state === 'done' && record ? instantOf(record) : undefined;
