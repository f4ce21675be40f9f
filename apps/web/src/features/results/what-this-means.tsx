import { Trans } from '@lingui/react/macro';
import type { findMeaning } from '@portal/clinical-domain/results/meanings/find-meaning';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

type Props = { parameter: Parameter; findMeaning: typeof findMeaning | undefined };

/** General words about the test, never advice, with where they come from. Only what a clinician put a name to is shown. */
export function WhatThisMeans({ parameter: { loinc, condition }, findMeaning: find }: Props) {
  const language = useLanguage();
  const id = useId();
  const found = loinc !== undefined && condition !== undefined ? find?.(loinc, condition) : undefined;
  if (!found?.reviewedBy) return undefined;
  const { about, meaning, source, reviewedBy } = found;
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <p id={id} className="text-sm font-semibold text-muted">
        <Trans>What this means</Trans>
      </p>
      <p>{about[language]}</p>
      <p>{meaning[language]}</p>
      <p className="text-sm text-muted">
        <Trans>General information, reviewed by {reviewedBy}. Your doctor knows your case.</Trans>
      </p>
      <a
        href={source.url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-link underline-offset-[3px] hover:underline"
      >
        <ExternalLink size={16} aria-hidden="true" className="flex-none" />
        <span>
          <Trans>Source:</Trans> <span lang="en">{source.title}</span>
        </span>
      </a>
    </section>
  );
}
