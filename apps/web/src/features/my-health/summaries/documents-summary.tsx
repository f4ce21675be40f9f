import { Plural, Trans } from '@lingui/react/macro';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import type { DocumentReference } from 'fhir/r4';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { Fact, Foot, Line, NothingYet } from '../summary-card.tsx';

export function DocumentsSummary({ documents }: { documents: DocumentReference[] }) {
  const view = useClinicView();
  const [latest] = documents;
  if (!latest)
    return (
      <NothingYet>
        <Trans>Letters from the hospital and files you add will show up here.</Trans>
      </NothingYet>
    );
  const title =
    readTranslated(latest, 'description', view.language) ??
    readTranslated(latest.content[0]?.attachment, 'title', view.language);
  const date = latest.date && formatDate(new Date(latest.date), view);
  return (
    <>
      <Fact>
        <Plural value={documents.length} one="# document" other="# documents" />
      </Fact>
      <Line>{title ? <LangText>{title}</LangText> : <Trans>Document</Trans>}</Line>
      {date && (
        <Foot>
          <Trans>Added {date}</Trans>
        </Foot>
      )}
    </>
  );
}
