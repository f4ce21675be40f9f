import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { groupVaccines, type Vaccine } from '@portal/clinical-domain/history/group-vaccines';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import { findImmunizations } from '@portal/fhir-queries/medical-history.query';
import { load, useAnswer } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { DoseDots } from './dose-dots.tsx';
import { NothingRecorded } from './record-list.tsx';
import { formatPartialDate, readConcept } from './record-strings.ts';
import { RecordTable } from './record-table.tsx';
import { TabPage } from './tab-page.tsx';

const immunizationsQuery = () =>
  ownQuery(['immunizations'], ['Immunization'], () => findImmunizations(recordsClient));

export function loader() {
  load(immunizationsQuery());
  return null;
}

/** A row for each vaccine, the one given last first. Which is due only the hospital's recommendations could tell. */
export function Component() {
  return (
    <TabPage
      answer={useAnswer(immunizationsQuery())}
      failed={
        <Trans>We couldn’t load your vaccines. They’re safe. Check your connection and try again.</Trans>
      }
    >
      {(all) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-6">
          <Vaccines vaccines={groupVaccines(all)} />
          <GivenElsewhere />
        </div>
      )}
    </TabPage>
  );
}

function Vaccines({ vaccines }: { vaccines: Vaccine[] }) {
  const { t } = useLingui();
  const view = useClinicView();
  if (vaccines.length === 0)
    return (
      <NothingRecorded>
        <Trans>Your vaccines will show up here.</Trans>
      </NothingRecorded>
    );
  return (
    <RecordTable
      title={t`My vaccines`}
      columns={[t`Vaccine`, t`Doses`, t`Last given`, t`Batch`, t`Given at`]}
      rows={vaccines.map((vaccine) => {
        const { occurrenceDateTime, lotNumber, performer } = vaccine.last;
        const place = readTranslated(performer?.[0]?.actor, 'display', view.language);
        return {
          key: vaccine.key,
          cells: [
            <Name key="name" vaccine={vaccine} />,
            <DoseDots key="doses" course={vaccine.course} />,
            occurrenceDateTime && formatPartialDate(occurrenceDateTime, view),
            lotNumber,
            place && <LangText key="place">{place}</LangText>,
          ],
        };
      })}
    />
  );
}

/** How often it was given, where the dots don't tell. */
function Name({ vaccine: { named, doses, course } }: { vaccine: Vaccine }) {
  const { language } = useClinicView();
  const given = course.filter(Boolean).length;
  return (
    <>
      <span className="block font-semibold">
        <LangText>{readConcept(named.vaccineCode, language)}</LangText>
      </span>
      <span className="block text-sm text-muted">
        {course.length > given ? (
          <Recorded given={formatDigits(given, language)} all={formatDigits(course.length, language)} />
        ) : (
          doses.length > given && <Plural value={doses.length} one="Given # time" other="Given # times" />
        )}
      </span>
    </>
  );
}

function Recorded({ given, all }: { given: string; all: string }) {
  return (
    <Trans>
      {given} of {all} doses recorded
    </Trans>
  );
}

function GivenElsewhere() {
  return (
    <Card aria-labelledby="given-elsewhere">
      <h2 id="given-elsewhere" className="text-lg">
        <Trans>Had one somewhere else?</Trans>
      </h2>
      <p className="text-sm text-muted">
        <Trans>Add a photo of your vaccine card to your documents, so your doctor can see it.</Trans>
      </p>
      <LinkButton variant="secondary" to="/my-health/documents" className="mt-3.5 w-full">
        <Trans>Open documents</Trans>
      </LinkButton>
    </Card>
  );
}
