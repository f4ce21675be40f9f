import { getPortalConfig } from '../../http/portal-config.ts';
import { useSession } from '../../session/session.ts';
import { Article } from '../../ui/article.tsx';

export function Component() {
  const { clinicName } = getPortalConfig();
  const home = useSession().status === 'out' ? '/' : '/dashboard';
  return (
    <Article
      title="Privacy"
      home={home}
      sections={[
        {
          heading: 'Who keeps your data',
          paragraphs: [
            `Your health record is kept by ${clinicName}. The portal reads it for you when you ask for it.`,
            'Every access to your record through the portal is written down.',
          ],
        },
        {
          heading: 'What stays on this device',
          paragraphs: [
            'Your browser remembers that you are signed in and the language you chose. It stores no health data and no access token.',
            'One cookie names your session. It cannot be read by scripts and goes to this portal only. There are no advertising or tracking cookies.',
          ],
        },
        {
          heading: 'When you log out',
          paragraphs: [
            'Your session ends here and on the sign-in server. Other devices on which you are signed in stay signed in.',
          ],
        },
      ]}
    />
  );
}
