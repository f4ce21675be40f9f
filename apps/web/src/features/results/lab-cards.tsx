import { Trans } from '@lingui/react/macro';
import { readParameters } from '@portal/clinical-domain/results/read-parameters';
import { readReport } from '@portal/clinical-domain/results/read-report';
import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { useSettled } from '@portal/ui/use-settled.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import type { LabResults } from './find-lab-results.ts';
import { LabCard } from './lab-card.tsx';

export function LabCards({ reports, observations, hasMore, history, page }: LabResults & { page: number }) {
  const language = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const earlier = useSettled(history, String(page));
  const cards = useMemo(
    () => reports.map((report) => readReport(report, observations, language)),
    [reports, observations, language],
  );
  const others = useMemo(
    () =>
      earlier.state === 'done'
        ? earlier.value.flatMap((observation) => readParameters(observation, language))
        : undefined,
    [earlier, language],
  );
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2 lg:gap-5">
        {cards.map((report) => (
          <LabCard key={report.id} report={report} others={others} search={search} />
        ))}
      </ul>
      {hasMore && (
        <WaitingButton
          variant="secondary"
          isWaiting={isLoading}
          className="mt-4 w-full sm:w-auto"
          onClick={() =>
            void navigate(`?page=${page + 1}`, { replace: true, preventScrollReset: true, relative: 'path' })
          }
        >
          <Trans>Show older results</Trans>
        </WaitingButton>
      )}
    </>
  );
}
