import { Plural, Trans } from '@lingui/react/macro';
import { findPhoto } from '@portal/clinical-domain/doctors/doctor';
import { pickTranslation } from '@portal/clinical-domain/language/translated-text';
import { minute } from '@portal/clinical-domain/time/clinic-day';
import { formatTime, formatWeekdayAndDate } from '@portal/clinical-domain/time/format-date';
import { findVideoWindow, isVideoVisit } from '@portal/clinical-domain/video/video-window';
import type { Appointment, Location, Practitioner } from 'fhir/r4';
import { Clock, ExternalLink, MapPin, Video } from 'lucide-react';
import { useId } from 'react';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Badge } from '@portal/ui/badge.tsx';
import { BrandCard } from '@portal/ui/brand-card.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { hueOfPerson } from '@portal/ui/hues.ts';
import { JoinVisit } from '@portal/ui/join-visit.tsx';
import { useJoinRefusal } from '@portal/ui/use-join-refusal.ts';
import { useNow } from '@portal/ui/use-now.ts';
import { VisitPlaceLine } from '@portal/ui/visit-place.tsx';
import { VisitStateBadge, VisitStateSentence } from '@portal/ui/visit-state.tsx';
import { WrittenText } from '@portal/ui/written-text.tsx';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { usePhoto } from '../../session/records/use-photo.ts';
import { formatPlace, mapLink } from './place.ts';
import { useVisitStrings } from './use-visit-strings.ts';
import { findPractitionerOf } from './visit.ts';
import { DaysUntilVisit, VisitHours } from './visit-time.tsx';

type Props = {
  visit: Appointment;
  practitioners: Practitioner[];
  location: Location | undefined;
  now: Date;
  /** It is still to come. */
  isOpen: boolean;
};

/** With whom, when, and the one thing to do about it: join, or find the way. */
export function VisitHero({ visit, practitioners, location, now, isOpen }: Props) {
  const { doctor, specialty } = useVisitStrings(visit, practitioners);
  const view = useClinicView();
  const titleId = useId();
  const isVideo = isVideoVisit(visit);
  return (
    <BrandCard labelledBy={titleId}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 lg:auto-cols-[20rem] lg:grid-flow-col lg:items-center">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3.5 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-7 sm:gap-y-2">
          <div className="flex w-full flex-wrap gap-1.5 sm:col-start-2 sm:self-end">
            {isOpen && <DaysUntilVisit visit={visit} now={now} />}
            <Badge kind="brand" icon={isVideo ? Video : MapPin}>
              {isVideo ? <Trans>Video visit</Trans> : <Trans>In person</Trans>}
            </Badge>
            <VisitStateBadge visit={visit} now={now} />
          </div>
          <Portrait visit={visit} practitioners={practitioners} name={doctor} />
          <div className="min-w-0 flex-1 basis-34 sm:self-start">
            <h2 id={titleId} className="text-2xl leading-tight lg:text-3xl">
              {doctor}
            </h2>
            {specialty && <p className="text-on-brand-muted">{specialty}</p>}
            <p className="mt-1.5 text-lg leading-snug font-semibold tabular-nums lg:text-xl">
              {visit.start ? <VisitHours visit={visit} /> : <Trans>N/A</Trans>}
            </p>
            {visit.start && (
              <p className="text-sm text-on-brand-muted tabular-nums">
                {formatWeekdayAndDate(new Date(visit.start), view)}
              </p>
            )}
          </div>
          <VisitStateSentence visit={visit} now={now} className="w-full text-sm sm:col-start-2" />
        </div>
        {isVideo ? <WayIn visit={visit} /> : <WayThere visit={visit} location={location} isOpen={isOpen} />}
      </div>
    </BrandCard>
  );
}

function Portrait({ visit, practitioners, name }: Pick<Props, 'visit' | 'practitioners'> & { name: string }) {
  const practitioner = findPractitionerOf(visit, practitioners);
  const photo = usePhoto(practitioner && findPhoto(practitioner));
  return (
    <Avatar
      name={name}
      size="xl"
      hue={hueOfPerson(practitioner?.id)}
      className="size-22! rounded-[22px]! sm:row-span-3 sm:row-start-1 sm:size-32! sm:rounded-[28px]! lg:size-40!"
      {...(photo && { photo })}
    />
  );
}

/** Where this deployment has video visits: the call while it is open, before that when it opens. */
function WayIn({ visit }: { visit: Appointment }) {
  const view = useClinicView();
  const refusal = useJoinRefusal(visit);
  const opens = findVideoWindow(visit)?.start;
  if (!getPortalConfig().video || opens === undefined) return null;
  if (refusal === undefined) {
    return (
      <div className="grid gap-3">
        <StartsIn start={Date.parse(visit.start ?? '')} />
        <JoinVisit visit={visit} variant="inverse" size="lg" className="w-full" />
      </div>
    );
  }
  if (refusal !== 'too_early') return null;
  const time = formatTime(new Date(opens), view);
  return (
    <p className="flex min-h-14 items-center justify-center gap-2 rounded-lg border-[1.5px] border-dashed border-white/60 px-4 py-2 text-center font-semibold tabular-nums">
      <Clock size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      <Trans>Opens at {time}</Trans>
    </p>
  );
}

function StartsIn({ start }: { start: number }) {
  const minutes = Math.ceil((start - useNow()) / minute);
  if (!(minutes > 0)) return null;
  return (
    <div>
      <p className="flex items-center gap-2.5 font-semibold tabular-nums">
        <span
          aria-hidden="true"
          className="size-2.5 flex-none rounded-full bg-[#7fe0b2] motion-safe:animate-pulse"
        />
        <Plural value={minutes} one="Starts in # minute" other="Starts in # minutes" />
      </p>
      <p className="text-sm text-on-brand-muted">
        <Trans>You can go in now and wait.</Trans>
      </p>
    </div>
  );
}

function WayThere({ visit, location, isOpen }: Pick<Props, 'visit' | 'location' | 'isOpen'>) {
  const language = useLanguage();
  if (!location || !isOpen) return <VisitPlaceLine visit={visit} className="text-on-brand" />;
  const address = formatPlace(location);
  return (
    <div className="grid gap-3">
      <p className="flex items-start gap-2">
        <MapPin size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
        <span className="min-w-0">
          <span className="block font-semibold">{pickTranslation(location, 'name', language)}</span>
          {address && (
            <span className="block text-sm text-on-brand-muted">
              <WrittenText>{address}</WrittenText>
            </span>
          )}
        </span>
      </p>
      <a
        href={mapLink(location)}
        target="_blank"
        rel="noreferrer"
        className="pressable inline-flex min-h-12 items-center justify-center gap-2 rounded-md bg-white px-5 py-2 font-semibold text-paper-brand hover:bg-paper-hover"
      >
        <Trans>Directions</Trans>
        <ExternalLink size={18} strokeWidth={1.75} aria-hidden="true" />
      </a>
    </div>
  );
}
