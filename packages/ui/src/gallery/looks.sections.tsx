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
import { Notice } from '../notice.tsx';
import { Tile } from '../tile.tsx';
import { UnreadCount } from '../unread-count.tsx';
import { GallerySection } from './gallery-section.tsx';
import type { GalleryWords } from './gallery-words.ts';

type Props = { words: GalleryWords };

export function TypeSection({ words }: Props) {
  return (
    <GallerySection id="type" title={words.type}>
      <div className="grid gap-1">
        <p className="text-3xl leading-tight font-semibold tracking-display">{words.pageTitle}</p>
        <p className="text-xl font-semibold">{words.sectionTitle}</p>
        <p className="text-lg font-semibold tracking-title">{words.cardTitle}</p>
        <p>{words.body}</p>
        <p className="text-sm text-muted">{words.secondaryLine}</p>
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

export function BadgesSection({ words }: Props) {
  return (
    <GallerySection id="badges" title={words.badges}>
      <div className="flex flex-wrap gap-2.5">
        <Badge kind="success" icon={CircleCheck}>
          {words.completed}
        </Badge>
        <Badge kind="warning" icon={Clock}>
          {words.pending}
        </Badge>
        <Badge kind="danger" icon={CircleX}>
          {words.cancelled}
        </Badge>
        <Badge kind="info" icon={Hourglass}>
          {words.proposed}
        </Badge>
        <Badge kind="danger" icon={ArrowUp}>
          {words.high}
        </Badge>
        <Badge kind="warning" icon={ArrowDown}>
          {words.low}
        </Badge>
        <Badge kind="success" icon={Check}>
          {words.normal}
        </Badge>
        <Badge kind="neutral" icon={Info}>
          {words.information}
        </Badge>
      </div>
    </GallerySection>
  );
}

export function CardsSection({ words }: Props) {
  return (
    <GallerySection id="cards" title={words.cards}>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={words.doctor} size="sm" />
        <Avatar name={words.doctor} hue="rose" isOnline />
        <Avatar name={words.doctor} size="lg" hue="teal" />
        <Avatar name={words.doctor} size="xl" hue="violet" />
      </div>
      <Card>{words.raised}</Card>
      <Card look="flat">{words.flat}</Card>
      <Card look="tint">{words.tint}</Card>
    </GallerySection>
  );
}

export function RowsSection({ words }: Props) {
  return (
    <GallerySection id="rows" title={words.rows}>
      <ul className="-mx-4 divide-y divide-divider lg:-mx-6">
        <li>
          <ListRow
            to="#results"
            lead={<Tile icon={FlaskConical} hue="teal" size="sm" />}
            title={words.testResults}
            detail={words.reports}
          />
        </li>
        <li>
          <ListRow
            to="#doctor"
            isCurrent
            lead={<Avatar name={words.doctor} hue="rose" />}
            title={words.doctor}
            detail={words.chosen}
            end={<UnreadCount label={words.unread}>2</UnreadCount>}
          />
        </li>
      </ul>
    </GallerySection>
  );
}

export function NoticesSection({ words }: Props) {
  return (
    <GallerySection id="notices" title={words.notices}>
      <Notice kind="info">{words.noticeInfo}</Notice>
      <Notice kind="success">{words.noticeSuccess}</Notice>
      <Notice kind="warning">{words.noticeWarning}</Notice>
      <Notice kind="danger">{words.noticeDanger}</Notice>
    </GallerySection>
  );
}
