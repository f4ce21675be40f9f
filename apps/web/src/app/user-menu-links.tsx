import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  ClipboardPlus,
  Download,
  Eye,
  FlaskConical,
  Menu,
  Pill,
  ReceiptText,
  Settings,
  UserPen,
  UsersRound,
} from 'lucide-react';
import { Link } from 'react-router';
import { disclosureItem } from '@portal/ui/disclosure.tsx';

const links = [
  { to: '/edit-profile', icon: UserPen, title: msg`Edit Profile` },
  { to: '/test-results', icon: FlaskConical, title: msg`Test Results` },
  { to: '/medications', icon: Pill, title: msg`Medications` },
  { to: '/care-team', icon: UsersRound, title: msg`My care team` },
  { to: '/bills', icon: ReceiptText, title: msg`Bills` },
  { to: '/health-summary', icon: ClipboardPlus, title: msg`My health summary` },
  { to: '/record-access', icon: Eye, title: msg`Who looked at my record` },
  { to: '/download-my-data', icon: Download, title: msg`Download my data` },
  { to: '/settings', icon: Settings, title: msg`Settings` },
  { to: '/menu', icon: Menu, title: msg`Menu` },
];

/** What the phone's menu has and the bar above a wide page has not. */
export default function UserMenuLinks() {
  const { t } = useLingui();
  return links.map(({ to, icon: Icon, title }, index) => (
    <li key={to} className={index === 0 ? 'mt-1 border-t border-line pt-1' : undefined}>
      <Link to={to} className={disclosureItem}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {t(title)}
      </Link>
    </li>
  ));
}
