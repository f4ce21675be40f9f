import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CalendarPlus, FlaskConical, HeartPulse, MessageCircle, Pill, Stethoscope } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Tile } from '@portal/ui/tile.tsx';
import { ShortcutFact } from './home-parts.ts';

const cards = [
  {
    id: 'test-results',
    icon: FlaskConical,
    hue: 'teal',
    title: msg`Test Results`,
    description: msg`Lab reports and what they mean`,
    link: '/test-results',
  },
  {
    id: 'medications',
    icon: Pill,
    hue: 'violet',
    title: msg`Medications`,
    description: msg`Today’s doses and reminders`,
    link: '/medications',
  },
  {
    id: 'messages',
    icon: MessageCircle,
    hue: 'blue',
    title: msg`Messages`,
    description: msg`Write to your doctors`,
    link: '/messages',
  },
  {
    id: 'my-health',
    icon: HeartPulse,
    hue: 'rose',
    title: msg`My Health`,
    description: msg`Visits, results and wearables`,
    link: '/my-health',
  },
  {
    id: 'schedule-appointment',
    icon: CalendarPlus,
    hue: 'green',
    title: msg`Schedule Appointment`,
    description: msg`See your visits and book one`,
    link: '/appointments',
  },
  {
    id: 'services',
    icon: Stethoscope,
    hue: 'amber',
    title: msg`Services`,
    description: msg`Lab tests, pharmacy, home care`,
    link: '/services',
  },
] as const;

export function Shortcuts() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Shortcuts`}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2.5 sm:grid-cols-3 sm:gap-4">
        {cards.map(({ id, icon, hue, title, description, link }) => (
          <li
            key={id}
            className="liftable relative grid min-h-27 min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-2.5 gap-y-2 rounded-lg bg-surface p-3 shadow-sm sm:min-h-34 sm:gap-x-3 sm:gap-y-2.5 sm:p-4.5"
          >
            <Tile icon={icon} hue={hue} size="sm" className="sm:size-11 sm:rounded-[14px]" />
            <Link
              to={link}
              aria-describedby={`${id}-fact`}
              className="max-w-full text-sm leading-snug font-semibold [overflow-wrap:anywhere] outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:[outline:3px_solid_var(--color-focus)] focus-visible:after:[outline-offset:2px] sm:text-md"
            >
              {t(title)}
            </Link>
            <p id={`${id}-fact`} className="col-span-2 text-sm text-pretty text-muted tabular-nums">
              <Suspense fallback={t(description)}>
                <ShortcutFact id={id} fallback={t(description)} />
              </Suspense>
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
