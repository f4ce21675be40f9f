import type { Communication } from 'fhir/r4';
import {
  Bell,
  CalendarCheck,
  FlaskConical,
  MessageCircle,
  Pill,
  ReceiptText,
  type LucideIcon,
} from 'lucide-react';
import type { Hue } from '../../ui/hues.ts';

/** What a notice is about: how it looks, and where it leads. */
export type NoticeSubject = { icon: LucideIcon; hue: Hue; to: string | undefined };

type Subject = Omit<NoticeSubject, 'to'> & { to: (id: string) => string };

const subjects: Record<string, Subject> = {
  Appointment: { icon: CalendarCheck, hue: 'green', to: () => '/appointments' },
  Communication: { icon: MessageCircle, hue: 'blue', to: () => '/messages' },
  DiagnosticReport: { icon: FlaskConical, hue: 'teal', to: (id) => `/test-results/${id}` },
  Invoice: { icon: ReceiptText, hue: 'amber', to: (id) => `/bills/${id}` },
  MedicationRequest: { icon: Pill, hue: 'violet', to: () => '/medications' },
};

const reference = /^([A-Za-z]+)\/([A-Za-z0-9\-.]{1,64})$/;

export function readSubject({ about }: Pick<Communication, 'about'>): NoticeSubject {
  const [, type = '', id = ''] = reference.exec(about?.[0]?.reference ?? '') ?? [];
  const subject = Object.hasOwn(subjects, type) ? subjects[type] : undefined;
  return subject ? { ...subject, to: subject.to(id) } : { icon: Bell, hue: 'blue', to: undefined };
}
