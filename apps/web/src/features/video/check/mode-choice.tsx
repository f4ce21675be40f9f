import { Trans, useLingui } from '@lingui/react/macro';
import { fieldLabel } from '@portal/ui/field-look.ts';
import { Segments } from '@portal/ui/segments.tsx';
import type { CallMode } from '../call-choice.ts';

/** How much of the line, and of the patient's data, the call may take. */
export function ModeChoice({ mode, onChange }: { mode: CallMode; onChange: (mode: CallMode) => void }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className={fieldLabel}>
        <Trans>Picture and data</Trans>
      </span>
      <Segments
        label={t`Picture and data`}
        value={mode}
        onChange={onChange}
        segments={[
          { id: 'video', content: t`Video` },
          { id: 'low-data', content: t`Low data` },
          { id: 'audio', content: t`Audio only` },
        ]}
      />
      <p className="text-sm text-muted">
        {mode === 'video' && <Trans>A clear picture. About 10 MB a minute.</Trans>}
        {mode === 'low-data' && <Trans>A small picture. About 3 MB a minute.</Trans>}
        {mode === 'audio' && (
          <Trans>Sound only, both ways. About 1 MB a minute. Best on a weak connection.</Trans>
        )}
      </p>
    </div>
  );
}
