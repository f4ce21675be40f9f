import { Trans, useLingui } from '@lingui/react/macro';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import type { Report } from '@portal/clinical-domain/results/read-report';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useNavigate } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { draftQuestion } from '../../session/drafts/draft-question.ts';
import { Button } from '@portal/ui/button.tsx';
import { PhoneButton } from '@portal/ui/phone-button.tsx';
import { useSettled } from '@portal/ui/use-settled.ts';
import type { OpenedReport } from './find-report.ts';

type Props = {
  report: Report;
  /** The values that it is about; none: the report as a whole, for which the clinic can be called instead. */
  parameters: Parameter[];
  opened: OpenedReport;
  /** Where each value has a way to ask of its own, the report has one only for those who cannot write. */
  isOnlyPhone?: boolean;
};

/** Opens a message to the ordering doctor that names the test; it is the patient who writes on and sends it. */
export function AskDoctor({ report, parameters, opened, isOnlyPhone = false }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const partner = useSettled(opened.partner, report.id);
  const { clinicPhone } = getPortalConfig();
  if (partner.state === 'waiting') return undefined;
  const doctor = partner.state === 'done' ? partner.value : undefined;
  if (doctor === undefined) {
    if (parameters.length > 0 || !clinicPhone) return undefined;
    return (
      <PhoneButton
        variant="secondary"
        number={clinicPhone}
        className="w-full sm:w-auto sm:justify-self-start"
      />
    );
  }
  if (isOnlyPhone) return undefined;

  async function ask(to: string) {
    const name = report.name.text;
    const tests = parameters.map((parameter) => parameter.name.text).join(', ');
    const question = tests === '' ? t`About my test ${name}: ` : t`About my test ${name} (${tests}): `;
    void navigate(await draftQuestion(to, question));
  }

  return (
    <Button variant="soft" className="w-full" onClick={() => void ask(doctor)}>
      <MessageCircleQuestionMark size={20} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Ask my doctor about this</Trans>
    </Button>
  );
}
