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
          heading: t`Who keeps your data`,
          paragraphs: [
            t`Your health record is kept by ${clinicName}. The portal reads it for you when you ask for it.`,
            t`Every access to your record through the portal is written down.`,
          ],
        },
        {
          heading: t`What stays on this device`,
          paragraphs: [
            t`Your browser remembers that you are signed in and the language you chose. It stores no health data and no access token.`,
            t`One cookie names your session. It cannot be read by scripts and goes to this portal only. There are no advertising or tracking cookies.`,
          ],
        },
        {
          heading: t`When you log out`,
          paragraphs: [
            t`Your session ends here and on the sign-in server. Other devices on which you are signed in stay signed in.`,
          ],
        },
      ]}
    />
  );
}
