import { getPortalConfig } from '../../http/portal-config.ts';
import { useSession } from '../../session/session.ts';
import { Article } from '../../ui/article.tsx';

export function Component() {
  const { clinicName } = getPortalConfig();
  const home = useSession().status === 'out' ? '/' : '/dashboard';
  return (
    <Article
      title="Terms"
      home={home}
      sections={[
        {
          heading: 'What this portal is',
          paragraphs: [
            `With this portal ${clinicName} lets its patients see their own health record and arrange their care.`,
            'It is not for emergencies, and it does not replace a visit to a doctor.',
          ],
        },
        {
          heading: 'Your account',
          paragraphs: [
            'The account is yours alone. Keep your password to yourself, and log out on a device that others use.',
            'Tell the clinic at once if you think that somebody else has used your account.',
          ],
        },
        {
          heading: 'What you see',
          paragraphs: [
            'The portal shows what the clinic has recorded. Results may be preliminary and may change. Ask your doctor before you change any treatment.',
          ],
        },
      ]}
    />
  );
}
