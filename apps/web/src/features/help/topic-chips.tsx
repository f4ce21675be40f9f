import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '@portal/ui/chip.tsx';
import { topics, type Topic } from './questions.ts';

type Props = { chosen: Topic | undefined; onChoose: (topic: Topic | undefined) => void };

export function TopicChips({ chosen, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <fieldset aria-label={t`Topics`} className="flex flex-wrap gap-2">
      <Chip isOn={chosen === undefined} onClick={() => onChoose(undefined)}>
        <Trans>All</Trans>
      </Chip>
      {(Object.keys(topics) as Topic[]).map((topic) => (
        <Chip key={topic} isOn={chosen === topic} onClick={() => onChoose(topic)}>
          {t(topics[topic])}
        </Chip>
      ))}
    </fieldset>
  );
}
