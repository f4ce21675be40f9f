import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { draftQuestion } from '../../session/drafts/draft-question.ts';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';

/** Opens a message to the clinic, which everyone may write to. The record itself is the clinic's to change. */
export function ReportAllergy() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const report = async () => {
    const clinic = `Organization/${getPortalConfig().organizationId}`;
    void navigate(await draftQuestion(clinic, t`I want to report an allergy: `));
  };
  return (
    <Card aria-labelledby="report-allergy">
      <h2 id="report-allergy" className="text-lg">
        <Trans>Something missing?</Trans>
      </h2>
      <p className="text-sm text-muted">
        <Trans>Write to the clinic. Your message doesn’t change your record by itself.</Trans>
      </p>
      <Button variant="soft" className="mt-3.5 w-full" onClick={() => void report()}>
        <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Report an allergy</Trans>
      </Button>
    </Card>
  );
}
