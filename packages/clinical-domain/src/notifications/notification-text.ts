import { formatDate, formatTime } from '../time/format-date.ts';
import type { ClinicView } from '../language/format-locale.ts';
import { isVisitEvent, type NotificationEvent, type VisitEvent } from './notification.ts';
import { visitNotificationText } from './visit-notification.ts';
import type { VisitFacts } from './visit-sentences.ts';

export type NotificationText = { topic: string; text: string };
type OtherEvent = Exclude<NotificationEvent, VisitEvent>;
type Sentences = Record<OtherEvent, (when: { day: string; time: string }) => NotificationText>;

/** No name of a doctor, a test or a medicine and no value: anybody may be looking at the screen. */
const english: Sentences = {
  'result-ready': () => ({
    topic: 'A report is ready',
    text: 'A new report is in your test results.',
  }),
  'result-corrected': () => ({
    topic: 'A report was corrected',
    text: 'The laboratory has changed a report in your test results.',
  }),
  message: () => ({ topic: 'A new message', text: 'Your clinic has written to you.' }),
  'bill-issued': () => ({ topic: 'A new bill', text: 'You have a new bill from your clinic.' }),
  dose: ({ time }) => ({
    topic: 'Medicine reminder',
    text: `A dose is planned for ${time}. You can mark it under Medications.`,
  }),
};

const nepali: Sentences = {
  'result-ready': () => ({ topic: 'रिपोर्ट तयार छ', text: 'जाँचका नतिजामा नयाँ रिपोर्ट आएको छ।' }),
  'result-corrected': () => ({
    topic: 'रिपोर्ट सच्याइयो',
    text: 'प्रयोगशालाले जाँचका नतिजामा भएको एउटा रिपोर्ट सच्याएको छ।',
  }),
  message: () => ({ topic: 'नयाँ सन्देश', text: 'तपाईंको क्लिनिकले तपाईंलाई सन्देश पठाएको छ।' }),
  'bill-issued': () => ({ topic: 'नयाँ बिल', text: 'क्लिनिकबाट तपाईंको नयाँ बिल आएको छ।' }),
  dose: ({ time }) => ({
    topic: 'औषधिको सम्झना',
    text: `${time} को एक डोज तोकिएको छ। "औषधिहरू" मा जनाउन सक्नुहुन्छ।`,
  }),
};

/** A visit is told with its facts; without them, as a visit in person of which nothing more is known. */
export function notificationText(
  event: NotificationEvent,
  time: number | undefined,
  view: ClinicView,
  visit: VisitFacts = { state: 'confirmed', mode: 'in-person' },
): NotificationText {
  if (isVisitEvent(event)) return visitNotificationText(event, time, visit, view);
  const instant = new Date(time ?? 0);
  const sentences = view.language === 'ne' ? nepali : english;
  return sentences[event]({ day: formatDate(instant, view), time: formatTime(instant, view) });
}
