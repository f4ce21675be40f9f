import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { TextLink } from '@portal/ui/text-link.tsx';
import type { Question } from './questions.ts';

type Props = { questions: Question[]; isSearched: boolean; onReset: () => void };

/** Closed while one looks around; open as soon as one searches. */
export function QuestionList({ questions, isSearched, onReset }: Props) {
  const { t } = useLingui();
  return (
    <Card aria-label={t`Questions`} className="overflow-hidden p-0!">
      {questions.length === 0 && (
        <EmptyState
          title={t`No results found!`}
          actions={
            <Button variant="soft" onClick={onReset}>
              <Trans>Show all questions</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Try another word, or talk to us.</Trans>
          </p>
        </EmptyState>
      )}
      <ul className="divide-y divide-divider">
        {questions.map((question) => (
          <li key={`${question.id} ${isSearched}`}>
            <Entry {...question} isOpen={isSearched} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Entry({ question, answer, link, isOpen }: Question & { isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 font-medium -outline-offset-2! hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
        {t(question)}
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className="flex-none text-muted transition-transform duration-(--dur-base) group-open:rotate-180"
        />
      </summary>
      <div className="max-w-[62ch] px-4 pb-4 sm:px-5">
        <p className="text-pretty text-muted">{t(answer)}</p>
        {link && (
          <TextLink to={link.to}>
            {t(link.label)}
            <ArrowRight size={16} aria-hidden="true" />
          </TextLink>
        )}
      </div>
    </details>
  );
}
