import { formatDate, formatTime } from '../format-date.ts';
import type { ClinicView } from '../format-locale.ts';
import type { NoticeEvent } from './notice.ts';

export type NoticeWords = { topic: string; text: string };
type Sentences = Record<NoticeEvent, (when: { day: string; time: string }) => NoticeWords>;

/** No name of a doctor, a test or a medicine and no value: anybody may be looking at the screen. */
const english: Sentences = {
  'visit-confirmed': ({ day, time }) => ({
    topic: 'Your visit is confirmed',
    text: `The clinic expects you on ${day} at ${time}.`,
  }),
  'visit-moved': ({ day, time }) => ({
    topic: 'Your visit has another time',
    text: `The clinic now expects you on ${day} at ${time}.`,
  }),
  'visit-cancelled': () => ({
    topic: 'Your visit is cancelled',
    text: 'The time is free again. You can book another one.',
  }),
  'visit-in-a-day': ({ day, time }) => ({
    topic: 'Your visit is tomorrow',
    text: `The clinic expects you on ${day} at ${time}.`,
  }),
  'visit-in-an-hour': ({ time }) => ({
    topic: 'Your visit is in an hour',
    text: `It begins at ${time}.`,
  }),
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
  'visit-confirmed': ({ day, time }) => ({
    topic: 'तपाईंको भेट पक्का भयो',
    text: `${day}, ${time} मा क्लिनिकले तपाईंलाई पर्खनेछ।`,
  }),
  'visit-moved': ({ day, time }) => ({
    topic: 'तपाईंको भेटको समय सर्‍यो',
    text: `अब ${day}, ${time} मा क्लिनिकले तपाईंलाई पर्खनेछ।`,
  }),
  'visit-cancelled': () => ({
    topic: 'तपाईंको भेट रद्द भयो',
    text: 'त्यो समय अब खाली छ। अर्को समय लिन सक्नुहुन्छ।',
  }),
  'visit-in-a-day': ({ day, time }) => ({
    topic: 'भोलि तपाईंको भेट छ',
    text: `${day}, ${time} मा क्लिनिकले तपाईंलाई पर्खनेछ।`,
  }),
  'visit-in-an-hour': ({ time }) => ({
    topic: 'एक घण्टापछि तपाईंको भेट छ',
    text: `भेट ${time} मा सुरु हुन्छ।`,
  }),
  'result-ready': () => ({ topic: 'रिपोर्ट तयार छ', text: 'जाँचका नतिजामा नयाँ रिपोर्ट आएको छ।' }),
  'result-corrected': () => ({
    topic: 'रिपोर्ट सच्याइयो',
    text: 'प्रयोगशालाले जाँचका नतिजामा भएको एउटा रिपोर्ट सच्याएको छ।',
  }),
  message: () => ({ topic: 'नयाँ सन्देश', text: 'तपाईंको क्लिनिकले तपाईंलाई सन्देश पठाएको छ।' }),
  'bill-issued': () => ({ topic: 'नयाँ बिल', text: 'क्लिनिकबाट तपाईंको नयाँ बिल आएको छ।' }),
  dose: ({ time }) => ({
    topic: 'औषधिको सम्झना',
    text: `${time} को एक मात्रा तोकिएको छ। "औषधिहरू" मा जनाउन सक्नुहुन्छ।`,
  }),
};

export function noticeWords(event: NoticeEvent, time: number | undefined, view: ClinicView): NoticeWords {
  const instant = new Date(time ?? 0);
  const sentences = view.language === 'ne' ? nepali : english;
  return sentences[event]({ day: formatDate(instant, view), time: formatTime(instant, view) });
}
