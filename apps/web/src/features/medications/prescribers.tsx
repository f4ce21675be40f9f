import { Trans } from '@lingui/react/macro';
import { readMedicationName, splitStrength } from '@portal/clinical-domain/medicines/medication-name';
import { readTranslated, type RecordText } from '@portal/clinical-domain/language/translated-text';
import type { MedicationRequest } from 'fhir/r4';
import { useId } from 'react';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Card } from '@portal/ui/card.tsx';
import { hueOfPerson } from '@portal/ui/hues.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

/** Whom to ask about which medicine. */
export function Prescribers({ orders }: { orders: MedicationRequest[] }) {
  const titleId = useId();
  const language = useLanguage();
  const groups = Map.groupBy(
    orders.filter(({ status, requester }) => status === 'active' && requester?.display),
    ({ requester }) => requester?.reference ?? requester?.display,
  );
  if (groups.size === 0) return null;
  return (
    <Card aria-labelledby={titleId} className="overflow-hidden">
      <h2 id={titleId} className="text-lg">
        <Trans>Prescribed by</Trans>
      </h2>
      <ul className="mt-2 divide-y divide-divider">
        {[...groups].map(([key, own]) => {
          const doctor = readTranslated(own[0]?.requester, 'display', language);
          return (
            <li key={key} className="flex items-center gap-3.5 py-2.5 last:pb-0">
              <Avatar name={doctor?.text ?? ''} hue={hueOfPerson(key?.split('/').at(-1))} />
              <div className="min-w-0">
                <p className="font-medium">
                  <LangText>{doctor}</LangText>
                </p>
                <p className="text-sm text-muted">
                  <LangText>{listNames(own, language)}</LangText>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function listNames(orders: MedicationRequest[], language: 'en' | 'ne'): RecordText {
  const names = orders.flatMap((order) => readMedicationName(order, language) ?? []);
  const text = names.map((name) => splitStrength(name.text).name).join(', ');
  return { text, language: names[0]?.language ?? 'en' };
}
