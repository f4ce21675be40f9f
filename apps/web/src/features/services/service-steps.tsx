import { Trans } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { Card } from '@portal/ui/card.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import type { Service } from './read-service.ts';

export function ServiceSteps({ steps }: { steps: NonNullable<Service['steps']> }) {
  const language = useLanguage();
  return (
    <Card aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-lg">
        <Trans>How it works</Trans>
      </h2>
      <ol className="mt-4 grid gap-5">
        {steps.list.map(({ title, text }, index) => (
          <li key={text} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-8 flex-none place-items-center rounded-full bg-soft font-semibold text-on-soft"
            >
              {formatDigits(index + 1, language)}
            </span>
            <span lang={steps.language} className="min-w-0 pt-0.5">
              {title && <span className="block font-medium">{title}</span>}
              <span className="block text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
