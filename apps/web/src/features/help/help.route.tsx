import { getPortalConfig } from '../../http/portal-config.ts';
import { useSession } from '../../session/session.ts';
import { Article } from '../../ui/article.tsx';

export function Component() {
  const { clinicName } = getPortalConfig();
  const home = useSession().status === 'out' ? '/' : '/dashboard';
  return (
    <Article
      title="Help"
      home={home}
      sections={[
        {
          heading: 'In an emergency',
          paragraphs: [
            'Do not use the portal. Call your local emergency number or go to the nearest hospital.',
          ],
        },
        {
          heading: 'I cannot log in',
          paragraphs: [
            'Login opens a small window of the sign-in server. If your browser blocks it, the sign-in opens in this page instead.',
            'If you forgot your password, choose Login and then the link for a forgotten password. If you have no account yet, choose Register.',
            'If you close the window or do not allow access, you are not signed in, and nothing is shared. You can try again at any time.',
          ],
        },
        {
          heading: 'It says that I seem to be offline',
          paragraphs: [
            'The portal cannot be reached at the moment. You stay signed in. Check your connection and choose Try again.',
          ],
        },
        {
          heading: 'Something in my record is wrong',
          paragraphs: [
            `The record is kept by ${clinicName}. Please tell the clinic, so that it can be put right.`,
          ],
        },
      ]}
    />
  );
}
