import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  Bell,
  CircleQuestionMark,
  ClipboardPlus,
  Download,
  Eye,
  FlaskConical,
  Pill,
  ReceiptText,
  ScrollText,
  Settings,
  ShieldCheck,
  Stethoscope,
  UsersRound,
} from 'lucide-react';
import { Card } from '@portal/ui/card.tsx';
import { ListRow } from '@portal/ui/list-row.tsx';
import { Tile } from '@portal/ui/tile.tsx';

const links = [
  { to: '/test-results', icon: FlaskConical, hue: 'teal', title: msg`Test Results` },
  { to: '/medications', icon: Pill, hue: 'violet', title: msg`Medications` },
  { to: '/care-team', icon: UsersRound, hue: 'rose', title: msg`My care team` },
  { to: '/services', icon: Stethoscope, hue: 'amber', title: msg`Services` },
  { to: '/bills', icon: ReceiptText, hue: 'amber', title: msg`Bills` },
  { to: '/health-summary', icon: ClipboardPlus, hue: 'rose', title: msg`My health summary` },
  { to: '/record-access', icon: Eye, hue: 'teal', title: msg`Who looked at my record` },
  { to: '/download-my-data', icon: Download, hue: 'violet', title: msg`Download my data` },
  { to: '/notifications', icon: Bell, hue: 'blue', title: msg`Notifications` },
  { to: '/settings', icon: Settings, hue: 'blue', title: msg`Settings` },
  { to: '/help', icon: CircleQuestionMark, hue: 'green', title: msg`Help & Support` },
  { to: '/terms', icon: ScrollText, hue: 'blue', title: msg`Terms` },
  { to: '/privacy', icon: ShieldCheck, hue: 'green', title: msg`Privacy` },
] as const;

export function MenuLinks() {
  const { t } = useLingui();
  return (
    <Card className="overflow-hidden p-0!">
      <ul className="divide-y divide-divider">
        {links.map(({ to, icon, hue, title }) => (
          <li key={to}>
            <ListRow to={to} lead={<Tile icon={icon} hue={hue} size="sm" />} title={t(title)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
