import { Trans } from '@lingui/react/macro';
import { useStore } from 'zustand/react';
import { languageTagOf } from '@portal/ui/i18n/locale.ts';
import { useAnswer } from '../../session/records/load.ts';
import { rootStore } from '../../session/session.ts';
import { Article } from '@portal/ui/article.tsx';
import { Card } from '@portal/ui/card.tsx';
import { ErrorState } from '@portal/ui/error-state.tsx';
import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { legalText, type LegalDocument } from './legal-text.ts';

export function LegalPage({ document }: { document: LegalDocument }) {
  const locale = useStore(rootStore, (state) => state.locale);
  const { data, isError, isFetching, refetch } = useAnswer(legalText(document, locale));
  if (data)
    return (
      <div lang={languageTagOf(data.locale)}>
        <Article sections={data.sections} />
      </div>
    );
  return (
    <div className="container-page pb-5 sm:pb-8">
      <Card className="max-w-180">
        {isError ? (
          <ErrorState onTryAgain={() => void refetch()} isTrying={isFetching}>
            <p>
              <Trans>This page didn’t load. Check your connection and try again.</Trans>
            </p>
          </ErrorState>
        ) : (
          <Loading className="grid gap-3">
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
          </Loading>
        )}
      </Card>
    </div>
  );
}
