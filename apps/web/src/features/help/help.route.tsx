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
          heading: t`In an emergency`,
          paragraphs: [
            t`Do not use the portal. Call your local emergency number or go to the nearest hospital.`,
          ],
        },
        {
          heading: t`I cannot log in`,
          paragraphs: [
            t`Login opens a small window of the sign-in server. If your browser blocks it, the sign-in opens in this page instead.`,
            t`If you forgot your password, choose Login and then the link for a forgotten password. If you have no account yet, choose Register.`,
            t`If you close the window or do not allow access, you are not signed in, and nothing is shared. You can try again at any time.`,
          ],
        },
        {
          heading: t`It says that I seem to be offline`,
          paragraphs: [
            t`The portal cannot be reached at the moment. You stay signed in. Check your connection and choose Try again.`,
          ],
        },
        {
          heading: t`Something in my record is wrong`,
          paragraphs: [
            t`The record is kept by ${clinicName}. Please tell the clinic, so that it can be put right.`,
          ],
        },
      ]}
    />
  );
}
