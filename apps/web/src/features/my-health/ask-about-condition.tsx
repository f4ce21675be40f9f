import { Trans, useLingui } from '@lingui/react/macro';
import type { Condition } from 'fhir/r4';
import { MessageCircle } from 'lucide-react';
import { useNavigate } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { draftQuestion } from '../../session/drafts/draft-question.ts';
import { useAnswer } from '../../session/records/load.ts';
import { Button } from '@portal/ui/button.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { partnerQuery } from './conditions.ts';
import { readConcept } from './record-strings.ts';

/** Opens a message that names the condition: to the doctor whom the patient can write to, else to the clinic. */
export function AskAboutCondition({
  condition,
  doctor,
}: {
  condition: Condition;
  doctor: string | undefined;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { language } = useClinicView();
  const partner = useAnswer({ ...partnerQuery(doctor ?? ''), enabled: doctor !== undefined });
  const isDoctor = doctor !== undefined && partner.data === true;

  async function ask() {
    const name = readConcept(condition.code, language)?.text ?? '';
    const to = isDoctor ? doctor : `Organization/${getPortalConfig().organizationId}`;
    void navigate(await draftQuestion(to, t`About my condition ${name}: `));
  }

  return (
    <Button
      variant="soft"
      className="w-full"
      disabled={doctor !== undefined && partner.isPending}
      onClick={() => void ask()}
    >
      <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
      {doctor !== undefined && !partner.isError && partner.data !== false ? (
        <Trans>Ask my doctor about this</Trans>
      ) : (
        <Trans>Ask the clinic about this</Trans>
      )}
    </Button>
  );
}
