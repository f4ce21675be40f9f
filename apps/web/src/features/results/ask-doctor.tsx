import { Trans, useLingui } from '@lingui/react/macro';
import { isOutside } from '@portal/clinical-domain/results/condition';
import type { Report } from '@portal/clinical-domain/results/read-report';
import { MessageCircle } from 'lucide-react';
import { useNavigate } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { keepDraft, openDrafts, readDraft } from '../../session/drafts/drafts.ts';
import { Button } from '@portal/ui/button.tsx';
import { PhoneButton } from '@portal/ui/phone-button.tsx';
import { useSettled } from '@portal/ui/use-settled.ts';
import type { OpenedReport } from './find-report.ts';
import { addQuestion } from './add-question.ts';

const look = 'w-full sm:w-auto sm:justify-self-start';

/** Opens a message to the ordering doctor that names the test; it is the patient who writes on and sends it. */
export function AskDoctor({ report, opened }: { report: Report; opened: OpenedReport }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const partner = useSettled(opened.partner, report.id);
  const { clinicPhone } = getPortalConfig();
  if (partner.state === 'waiting') return undefined;
  const doctor = partner.state === 'done' ? partner.value : undefined;
  if (doctor === undefined)
    return clinicPhone && <PhoneButton variant="secondary" number={clinicPhone} className={look} />;

  async function ask(to: string) {
    const name = report.name.text;
    const outside = report.parameters.filter(({ condition }) => isOutside(condition));
    const tests = outside.map((parameter) => parameter.name.text).join(', ');
    const question = tests === '' ? t`About my test ${name}: ` : t`About my test ${name} (${tests}): `;
    await openDrafts();
    await keepDraft(to, addQuestion(readDraft(to), question));
    void navigate(`/messages?id=${to.split('/')[1]}`);
  }

  return (
    <Button variant="secondary" className={look} onClick={() => void ask(doctor)}>
      <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Ask my doctor about this</Trans>
    </Button>
  );
}
