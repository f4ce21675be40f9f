import {
  ArrowDown,
  ArrowUp,
  CalendarPlus,
  Check,
  CircleCheck,
  CircleX,
  Clock,
  FlaskConical,
  HeartPulse,
  Hourglass,
  Info,
  MessageCircle,
  Pill,
  Stethoscope,
} from 'lucide-react';
import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { Card } from '../card.tsx';
import { ListRow } from '../list-row.tsx';
import { Callout } from '../callout.tsx';
import { Tile } from '../tile.tsx';
import { UnreadCount } from '../unread-count.tsx';
import { GallerySection } from './gallery-section.tsx';
import type { GalleryStrings } from './gallery-strings.ts';

type Props = { strings: GalleryStrings };

export function TypeSection({ strings }: Props) {
  return (
    <GallerySection id="type" title={strings.type}>
      <div className="grid gap-1">
        <p className="text-3xl leading-tight font-semibold tracking-display">{strings.pageTitle}</p>
        <p className="text-xl font-semibold">{strings.sectionTitle}</p>
        <p className="text-lg font-semibold tracking-title">{strings.cardTitle}</p>
        <p>{strings.body}</p>
        <p className="text-sm text-muted">{strings.secondaryLine}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Tile icon={MessageCircle} hue="blue" />
        <Tile icon={FlaskConical} hue="teal" />
        <Tile icon={Pill} hue="violet" />
        <Tile icon={HeartPulse} hue="rose" />
        <Tile icon={Stethoscope} hue="amber" />
        <Tile icon={CalendarPlus} hue="green" />
      </div>
    </GallerySection>
  );
}

export function BadgesSection({ strings }: Props) {
  return (
    <GallerySection id="badges" title={strings.badges}>
      <div className="flex flex-wrap gap-2.5">
        <Badge kind="success" icon={CircleCheck}>
          {strings.completed}
        </Badge>
        <Badge kind="warning" icon={Clock}>
          {strings.pending}
        </Badge>
        <Badge kind="danger" icon={CircleX}>
          {strings.cancelled}
        </Badge>
        <Badge kind="info" icon={Hourglass}>
          {strings.proposed}
        </Badge>
        <Badge kind="danger" icon={ArrowUp}>
          {strings.high}
        </Badge>
        <Badge kind="warning" icon={ArrowDown}>
          {strings.low}
        </Badge>
        <Badge kind="success" icon={Check}>
          {strings.normal}
        </Badge>
        <Badge kind="neutral" icon={Info}>
          {strings.information}
        </Badge>
      </div>
    </GallerySection>
  );
}

export function CardsSection({ strings }: Props) {
  return (
    <GallerySection id="cards" title={strings.cards}>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={strings.doctor} size="sm" />
        <Avatar name={strings.doctor} hue="rose" isOnline />
        <Avatar name={strings.doctor} size="lg" hue="teal" />
        <Avatar name={strings.doctor} size="xl" hue="violet" />
      </div>
      <Card>{strings.raised}</Card>
      <Card look="flat">{strings.flat}</Card>
      <Card look="tint">{strings.tint}</Card>
    </GallerySection>
  );
}

export function RowsSection({ strings }: Props) {
  return (
    <GallerySection id="rows" title={strings.rows}>
      <ul className="-mx-4 divide-y divide-divider lg:-mx-6">
        <li>
          <ListRow
            to="#results"
            lead={<Tile icon={FlaskConical} hue="teal" size="sm" />}
            title={strings.testResults}
            detail={strings.reports}
          />
        </li>
        <li>
          <ListRow
            to="#doctor"
            isCurrent
            lead={<Avatar name={strings.doctor} hue="rose" />}
            title={strings.doctor}
            detail={strings.chosen}
            end={<UnreadCount label={strings.unread}>2</UnreadCount>}
          />
        </li>
      </ul>
    </GallerySection>
  );
}

export function NotificationsSection({ strings }: Props) {
  return (
    <GallerySection id="callouts" title={strings.callouts}>
      <Callout kind="info">{strings.calloutInfo}</Callout>
      <Callout kind="success">{strings.calloutSuccess}</Callout>
      <Callout kind="warning">{strings.calloutWarning}</Callout>
      <Callout kind="danger">{strings.calloutDanger}</Callout>
    </GallerySection>
  );
}
