import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { HelpSearch } from './help-search.tsx';
import { InAnEmergency } from './in-an-emergency.tsx';
import { LabReportGuide } from './lab-report-guide.tsx';
import { matchesWords } from './match-words.ts';
import { QuestionList } from './question-list.tsx';
import { questions, type Topic } from './questions.ts';
import { TalkToUs } from './talk-to-us.tsx';
import { TopicChips } from './topic-chips.tsx';

/** What is typed stays in the page: it may tell of an illness, so it is in no address. */
export function Component() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [topic, setTopic] = useState<Topic>();
  const isSearched = typed.trim() !== '';
  const shown = questions.filter(
    ({ question, answer, topic: its }) =>
      (topic === undefined || topic === its) && matchesWords(typed, [t(question), t(answer)]),
  );
  const reset = () => {
    setTyped('');
    setTopic(undefined);
  };
  return (
    <div className="container-page grid gap-4 pb-5 sm:gap-6 sm:pb-16">
      <HelpSearch typed={typed} onType={setTyped} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-6">
        <div className="grid gap-4">
          <TopicChips chosen={topic} onChoose={setTopic} />
          <p aria-live="polite" className="sr-only">
            {isSearched && <Plural value={shown.length} one="# question" other="# questions" />}
          </p>
          <QuestionList questions={shown} isSearched={isSearched} onReset={reset} />
          <LabReportGuide />
        </div>
        <div className="grid gap-4">
          <TalkToUs />
          <InAnEmergency />
        </div>
      </div>
    </div>
  );
}
