import { Trans, useLingui } from '@lingui/react/macro';
import { readInstructions, readMedicationName } from '@portal/clinical-domain/medicines/medication-name';
import type { ReactNode } from 'react';
import { Avatar } from '@portal/ui/avatar.tsx';
import { hueOfPerson } from '@portal/ui/hues.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { AskAboutCondition } from './ask-about-condition.tsx';
import { findDoctor, nameOfDoctor, type Treated } from './conditions.ts';
import { readConcept } from './record-strings.ts';

/** What the record says of one condition, section by section; what it does not say is left out. */
export function ConditionPanel({ treated }: { treated: Treated }) {
  const { t } = useLingui();
  const { language } = useClinicView();
  const { condition, treatments } = treated;
  const severity = readConcept(condition.severity, language);
  const notes = (condition.note ?? []).map(({ text }) => text);
  const doctor = findDoctor(treated);
  const doctorName = nameOfDoctor(doctor, language);
  return (
    <div className="grid gap-3.5 *:border-t *:border-divider *:pt-3.5 *:first:border-0 *:first:pt-0">
      {severity && (
        <Section title={t`How severe`}>
          <LangText>{severity}</LangText>
        </Section>
      )}
      {notes.length > 0 && (
        <Section title={t`Notes`}>
          {notes.map((note) => (
            <p key={note} className="whitespace-pre-line">
              {note}
            </p>
          ))}
        </Section>
      )}
      {treatments.length > 0 && (
        <Section title={t`Medicine`}>
          {treatments.map((order) => (
            <p key={order.id}>
              <LangText>{readMedicationName(order, language)}</LangText>
              <span className="block text-sm text-muted">
                <LangText>{readInstructions(order, language)}</LangText>
              </span>
            </p>
          ))}
        </Section>
      )}
      {doctorName && (
        <Section title={t`Doctor`}>
          <div className="flex items-center gap-2.5 font-semibold">
            <Avatar
              name={doctorName.text}
              size="sm"
              hue={hueOfPerson(doctor?.reference?.split('/').at(-1))}
            />
            <LangText>{doctorName}</LangText>
          </div>
        </Section>
      )}
      <div className="grid gap-1.5">
        <AskAboutCondition condition={condition} doctor={doctor?.reference} />
        <p className="text-sm text-muted">
          <Trans>Opens a message you can change. Nothing is sent until you send it.</Trans>
        </p>
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 text-sm text-muted">{title}</h3>
      {children}
    </div>
  );
}
