import { useLingui } from '@lingui/react/macro';
import { findSpecialtyCode } from '@portal/clinical-domain/doctors/doctor';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { formatDate, formatTime } from '@portal/clinical-domain/time/format-date';
import { ArrowLeft, Bell, BellOff, CalendarPlus, EllipsisVertical, Search, Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { usePhoto } from '../../session/records/use-photo.ts';
import { Avatar } from '@portal/ui/avatar.tsx';
import { hueOfPerson } from '@portal/ui/hues.ts';
import { PopupMenu, type MenuAction } from '@portal/ui/popup-menu.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { ChatSearch } from './chat-search.tsx';
import { DoctorSheet } from './doctor-sheet.tsx';
import { setMuted, useMuted } from './muted-conversations.ts';
import type { Partner } from './partners.ts';

type Props = {
  partner: Partner;
  now: number;
  wanted: string | undefined;
  onSearch: (text: string) => void;
  onSearchEnd: () => void;
};

export function ChatHeader({ partner, now, wanted, onSearch, onSearchEnd }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const photo = usePhoto(partner.photo);
  const actions = useActions(partner, { onDetails: () => setOpen(true), onSearch: () => onSearch('') });
  return (
    <header className="@container border-b border-line">
      <div className="flex min-h-16 items-center gap-2.5 px-1 py-2 sm:px-5">
        <Link
          to="/messages"
          aria-label={t`Back`}
          className="grid size-11 flex-none place-items-center rounded-full hover:bg-hover md:hidden"
        >
          <ArrowLeft size={24} aria-hidden="true" />
        </Link>
        <div className="@max-[16rem]:hidden">
          <Avatar name={partner.name} hue={hueOfPerson(partner.id)} {...(photo && { photo })} />
        </div>
        <div className="min-w-0 flex-1 leading-snug">
          <h2 className="truncate text-base">{partner.name}</h2>
          <p className="text-sm leading-snug text-muted tabular-nums">
            <SecondLine partner={partner} now={now} />
          </p>
        </div>
        <PopupMenu
          label={t`More options`}
          button={<EllipsisVertical size={22} strokeWidth={1.75} aria-hidden="true" />}
          actions={actions}
        />
      </div>
      {wanted !== undefined && <ChatSearch wanted={wanted} onSearch={onSearch} onEnd={onSearchEnd} />}
      <DoctorSheet partner={partner} isOpen={isOpen} onClose={() => setOpen(false)} />
    </header>
  );
}

/** The next visit with this doctor; where there is none, what they are a doctor of. */
function SecondLine({ partner: { nextVisit, specialty }, now }: Pick<Props, 'partner' | 'now'>) {
  const { t } = useLingui();
  const view = useClinicView();
  if (nextVisit?.start === undefined) return specialty;
  const start = new Date(nextVisit.start);
  const isToday = clinicDay(start.getTime(), view.zone) === clinicDay(now, view.zone);
  const time = formatTime(start, view);
  const label = t`Appointment at ${time}`;
  if (isToday) return label;
  const date = formatDate(start, view);
  return `${label}, ${t`on ${date}`}`;
}

function useActions(
  { partner, doctor }: Partner,
  { onDetails, onSearch }: { onDetails: () => void; onSearch: () => void },
): MenuAction[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isMuted = useMuted().includes(partner);
  const specialty = doctor && findSpecialtyCode(doctor);
  const details = { id: 'details', name: t`Doctor’s details`, icon: Stethoscope, onAction: onDetails };
  const book: MenuAction = {
    id: 'book',
    name: t`Book with this doctor`,
    icon: CalendarPlus,
    onAction: () => void navigate(`/appointments/select-doctor?specialty=${specialty}`),
  };

  async function mute() {
    try {
      await setMuted(partner, !isMuted);
    } catch {
      const message = t`Your choice wasn’t saved. Check your connection and try again.`;
      toastQueue.show({ kind: 'error', heading: t`Error occurred`, message });
    }
  }

  return [
    ...(doctor ? [details] : []),
    ...(specialty === undefined ? [] : [book]),
    {
      id: 'mute',
      name: isMuted ? t`Unmute` : t`Mute`,
      icon: isMuted ? Bell : BellOff,
      onAction: () => void mute(),
    },
    { id: 'search', name: t`Search in chat`, icon: Search, onAction: onSearch },
  ];
}
