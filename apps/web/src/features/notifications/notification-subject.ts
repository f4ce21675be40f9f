import { findNotificationPage } from '@portal/clinical-domain/notifications/notification-page';
import type { Communication } from 'fhir/r4';
import {
  Bell,
  CalendarDays,
  FlaskConical,
  MessageCircle,
  Pill,
  ReceiptText,
  type LucideIcon,
} from 'lucide-react';
import type { Hue } from '@portal/ui/hues.ts';

/** What a notification is about: how it looks, and where it leads. */
export type NotificationSubject = { icon: LucideIcon; hue: Hue; to: string | undefined };

const looks: Record<string, Omit<NotificationSubject, 'to'>> = {
  Appointment: { icon: CalendarDays, hue: 'blue' },
  Communication: { icon: MessageCircle, hue: 'blue' },
  DiagnosticReport: { icon: FlaskConical, hue: 'teal' },
  Invoice: { icon: ReceiptText, hue: 'amber' },
  MedicationRequest: { icon: Pill, hue: 'violet' },
};

export function readSubject({ about }: Pick<Communication, 'about'>): NotificationSubject {
  const reference = about?.[0]?.reference;
  const to = findNotificationPage(reference);
  const look = to === undefined ? undefined : looks[reference?.split('/')[0] ?? ''];
  return { ...(look ?? { icon: Bell, hue: 'blue' }), to };
}
