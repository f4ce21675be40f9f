import { useLingui } from '@lingui/react/macro';
import { getPortalConfig } from '../../http/portal-config.ts';
import { Article } from '../../ui/article.tsx';

export function Component() {
  const { clinicName } = getPortalConfig();
  const { t } = useLingui();
  return (
    <Article
      sections={[
        {
          heading: t`What this portal is`,
          paragraphs: [
            t`With this portal ${clinicName} lets its patients see their own health record and arrange their care.`,
            t`It is not for emergencies, and it does not replace a visit to a doctor.`,
          ],
        },
        {
          heading: t`Your account`,
          paragraphs: [
            t`The account is yours alone. Keep your password to yourself, and log out on a device that others use.`,
            t`Tell the clinic at once if you think that somebody else has used your account.`,
          ],
        },
        {
          heading: t`What you see`,
          paragraphs: [
            t`The portal shows what the clinic has recorded. Results may be preliminary and may change. Ask your doctor before you change any treatment.`,
          ],
        },
      ]}
    />
  );
}
