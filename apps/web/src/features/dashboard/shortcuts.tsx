import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  ArrowRight,
  CalendarPlus,
  FlaskConical,
  HeartPulse,
  MessageCircle,
  Pill,
  Stethoscope,
} from 'lucide-react';
import { Link } from 'react-router';
import { Tile } from '@portal/ui/tile.tsx';

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
    description: msg`Consultation, pharmacy, home care`,
    link: '/services',
  },
] as const;

export function Shortcuts() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Shortcuts`} className="h-full">
      <ul className="grid h-full grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))] gap-2.5 sm:grid-cols-3 sm:gap-4 lg:grid-rows-2">
        {cards.map(({ id, icon, hue, title, description, link }) => (
          <li
            key={id}
            className="liftable relative grid min-w-0 min-h-26.5 content-start justify-items-center gap-2 rounded-lg bg-surface px-1 pt-3 pb-2.5 text-center shadow-sm sm:min-h-42 sm:justify-items-start sm:gap-1 sm:p-5 sm:text-left lg:min-h-53 lg:p-6"
          >
            <Tile icon={icon} hue={hue} size="lg" className="sm:mb-3" />
            <Link
              to={link}
              aria-describedby={`${id}-description`}
              className="max-w-full text-sm leading-snug font-semibold [overflow-wrap:anywhere] outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:[outline:3px_solid_var(--color-focus)] focus-visible:after:[outline-offset:2px] sm:text-lg sm:tracking-title"
            >
              {t(title)}
            </Link>
            <p id={`${id}-description`} className="hidden text-sm text-muted sm:block">
              {t(description)}
            </p>
            <ArrowRight
              size={20}
              strokeWidth={1.75}
              aria-hidden="true"
              className="absolute top-6 right-5 hidden text-subtle sm:block"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
