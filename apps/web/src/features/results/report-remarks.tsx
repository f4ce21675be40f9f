import { Plural, Trans } from '@lingui/react/macro';
import type { Report } from '@portal/clinical-domain/results/read-report';
import type { ReactNode } from 'react';
import { Callout } from '@portal/ui/callout.tsx';

/** What the report is worth: nothing here for one that is final and whole. */
export function ReportRemarks({ report: { state, missing } }: { report: Report }) {
  return (
    <>
      {remarks[state]}
      {missing > 0 && state !== 'mistaken' && (
        <Callout kind="info">
          <Plural
            value={missing}
            one="# result of this report isn’t shown here."
            other="# results of this report aren’t shown here."
          />{' '}
          <Trans>Ask your clinic about it.</Trans>
        </Callout>
      )}
    </>
  );
}

const remarks: Partial<Record<Report['state'], ReactNode>> = {
  pending: (
    <Callout kind="warning">
      <Trans>
        <strong>These are first results.</strong> They may change until the laboratory confirms them.
      </Trans>
    </Callout>
  ),
  corrected: (
    <Callout kind="info">
      <Trans>
        <strong>This report was corrected.</strong> It replaces the one you may have seen before.
      </Trans>
    </Callout>
  ),
  amended: (
    <Callout kind="info">
      <Trans>
        <strong>This report was changed</strong> after it was first given out. It replaces the earlier one.
      </Trans>
    </Callout>
  ),
  cancelled: (
    <Callout kind="info">
      <Trans>This test was cancelled. It has no result.</Trans>
    </Callout>
  ),
  mistaken: (
    <Callout kind="danger">
      <Trans>
        <strong>This report was entered by mistake.</strong> It says nothing about your health, so we don’t
        show its values. If you’ve seen them before, ask your clinic.
      </Trans>
    </Callout>
  ),
};
