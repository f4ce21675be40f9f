import { Trans, useLingui } from '@lingui/react/macro';
import { sortConditions } from '@portal/clinical-domain/history/sort-conditions';
import { readMedicationName } from '@portal/clinical-domain/medicines/medication-name';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { load, useAnswer } from '../../session/records/load.ts';
import { Card } from '@portal/ui/card.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { ConditionPanel } from './condition-panel.tsx';
import { formatSpan, useConditionState } from './condition-dates.ts';
import {
  conditionsQuery,
  findDoctor,
  nameOfDoctor,
  readMedicalName,
  treatedBy,
  type Treated,
} from './conditions.ts';
import { NothingRecorded } from './record-list.tsx';
import { readConcept } from './record-strings.ts';
import { RecordTable } from './record-table.tsx';
import { TabPage } from './tab-page.tsx';

export function loader() {
  load(conditionsQuery());
  return null;
}

/** What the patient has, above what is over. */
export function Component() {
  return (
    <TabPage
      answer={useAnswer(conditionsQuery())}
      failed={
        <Trans>We couldn’t load your conditions. They’re safe. Check your connection and try again.</Trans>
      }
    >
      {({ conditions, orders }) => {
        const { current, past } = sortConditions(conditions);
        const [all, over] = [current.map(treatedBy(orders)), past.map(treatedBy(orders))];
        return all.length + over.length === 0 ? (
          <NothingRecorded>
            <Trans>Conditions your doctors find will show up here.</Trans>
          </NothingRecorded>
        ) : (
          <Conditions current={all} past={over} />
        );
      }}
    </TabPage>
  );
}

const isTreated = ({ treatments }: Treated) => treatments.length > 0;

/** Where the panel stands beside the tables: --breakpoint-lg of theme.css. */
const besideTables = '(width >= 992px)';

/** The chosen one beside the tables; on narrower screens in a sheet. */
function Conditions({ current, past }: { current: Treated[]; past: Treated[] }) {
  const { t } = useLingui();
  const view = useClinicView();
  const [chosenId, setChosen] = useState<string>();
  const [isSheet, setSheet] = useState(false);
  const all = [...current, ...past];
  const chosen = all.find(({ condition }) => condition.id === chosenId) ?? all[0];
  const choose = (id: string | undefined) => {
    setChosen(id);
    setSheet(!matchMedia(besideTables).matches);
  };
  const table = (when: string, some: Treated[]) => {
    const hasTreatment = some.some(isTreated);
    return {
      columns: [t`Condition`, when, ...(hasTreatment ? [t`Treated with`] : []), t`Doctor`],
      rows: some.map((one) => {
        const doctor = nameOfDoctor(findDoctor(one), view.language);
        return {
          key: one.condition.id ?? '',
          isChosen: one === chosen,
          cells: [
            <Name key="name" treated={one} isChosen={one === chosen} onChoose={choose} />,
            formatSpan(one.condition, view),
            ...(hasTreatment ? [isTreated(one) && <Treatment key="treatment" treated={one} />] : []),
            doctor && <LangText key="doctor">{doctor}</LangText>,
          ],
        };
      }),
    };
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <RecordTable title={t`Current`} {...table(t`Since`, current)} />
        <RecordTable title={t`Past`} {...table(t`When`, past)} />
      </div>
      {chosen && (
        <Card aria-labelledby="chosen-condition" className="sticky top-24 hidden lg:block">
          <p className="text-sm font-semibold text-muted tabular-nums">
            <State treated={chosen} />
          </p>
          <h2 id="chosen-condition" className="text-xl">
            <LangTitle treated={chosen} />
          </h2>
          <p className="mb-3.5 text-sm text-muted">
            <MedicalName treated={chosen} />
          </p>
          <ConditionPanel key={chosen.condition.id} treated={chosen} />
        </Card>
      )}
      {chosen && (
        <Modal
          isOpen={isSheet}
          onClose={() => setSheet(false)}
          width="narrow"
          title={<LangTitle treated={chosen} />}
          lead={<State treated={chosen} />}
        >
          <ConditionPanel treated={chosen} />
        </Modal>
      )}
    </div>
  );
}

type Props = { treated: Treated };

function Name({
  treated,
  isChosen,
  onChoose,
}: Props & { isChosen: boolean; onChoose: (id: string | undefined) => void }) {
  return (
    <>
      <span className="flex items-start justify-between gap-2">
        <button
          type="button"
          aria-current={isChosen ? 'true' : undefined}
          className="text-left font-semibold after:absolute after:inset-0 hover:text-link"
          onClick={() => onChoose(treated.condition.id)}
        >
          <LangTitle treated={treated} />
        </button>
        <ChevronRight size={20} aria-hidden="true" className="flex-none text-subtle lg:hidden" />
      </span>
      <span className="block text-sm text-muted">
        <MedicalName treated={treated} />
      </span>
    </>
  );
}

function LangTitle({ treated: { condition } }: Props) {
  const { language } = useClinicView();
  const name = readConcept(condition.code, language);
  return name ? <LangText>{name}</LangText> : <Trans>Unnamed</Trans>;
}

function MedicalName({ treated: { condition } }: Props) {
  const { language } = useClinicView();
  return <LangText>{readMedicalName(condition, language)}</LangText>;
}

function State({ treated: { condition } }: Props) {
  return useConditionState(condition);
}

function Treatment({ treated: { treatments } }: Props) {
  const { language } = useClinicView();
  return treatments.map((order) => (
    <span key={order.id} className="block">
      <LangText>{readMedicationName(order, language)}</LangText>
    </span>
  ));
}
