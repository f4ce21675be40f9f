import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import type { HealthcareService } from 'fhir/r4';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { WhenLoaded } from '@portal/ui/when-loaded.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { getPortalConfig } from '../../http/portal-config.ts';
import { draftQuestion } from '../../session/drafts/draft-question.ts';
import { useAnswer } from '../../session/records/load.ts';
import { readService } from './read-service.ts';
import { labTestsQuery } from './services-query.ts';

/** What the laboratory offers and what it costs; a laboratory that lists nothing has no card. */
export function LabTests() {
  return (
    <WhenLoaded
      answer={useAnswer(labTestsQuery())}
      loading={
        <Card>
          <Loading className="grid gap-4">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </Loading>
        </Card>
      }
      failed={<Trans>We couldn’t load the tests and their prices.</Trans>}
    >
      {(tests) => tests.length > 0 && <PricedTests tests={tests} />}
    </WhenLoaded>
  );
}

function PricedTests({ tests }: { tests: HealthcareService[] }) {
  const titleId = useId();
  const sorted = tests.toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'en'));
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        <Trans>Tests and prices</Trans>
      </h2>
      <p className="text-sm text-muted">
        <Trans>Want one of these, or have a question? Send us a message.</Trans>
      </p>
      <ul className="mt-2 divide-y divide-divider">
        {sorted.map((test) => (
          <li key={test.id}>
            <LabTest test={test} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LabTest({ test }: { test: HealthcareService }) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const titleId = useId();
  const { about, fee } = readService(test, language);
  const name = readTranslated(test, 'name', language);

  async function ask() {
    const called = name?.text ?? '';
    const to = `Organization/${getPortalConfig().organizationId}`;
    void navigate(await draftQuestion(to, t`About the test ${called}: `));
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-40">
        <h3 id={titleId} className="text-md">
          {name && <LangText>{name}</LangText>}
        </h3>
        {about && (
          <p className="text-sm text-muted">
            <LangText>{about}</LangText>
          </p>
        )}
      </div>
      <p className="font-semibold whitespace-nowrap tabular-nums">
        {fee !== undefined && formatMoney(fee, language)}
      </p>
      <Button variant="soft" size="sm" aria-describedby={titleId} onClick={() => void ask()}>
        <Trans>Ask about this test</Trans>
      </Button>
    </div>
  );
}
