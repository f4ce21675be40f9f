import type { VisitState } from '../visits/visit-state.ts';
import type { VisitEvent } from './notification.ts';

/** What a visit's notification may say. Outside the portal anybody may be looking: no doctor, no place, no reason there. */
export type VisitFacts = {
  state: VisitState;
  mode: 'video' | 'in-person';
  doctor?: string | undefined;
  place?: string | undefined;
  reason?: string | undefined;
  /** The clinic's, to call. */
  phone?: string | undefined;
};

export type VisitStrings = { topic: string; text: string };
type Said = VisitFacts & { day: string; time: string };
type VisitSentences = Record<VisitEvent, (said: Said) => VisitStrings>;

/** In place of a notification that names a time or a state that is no longer so. */
export const outdatedVisitText: Record<'en' | 'ne', VisitStrings> = {
  en: {
    topic: 'This visit has changed',
    text: 'An earlier notification about it is no longer right. Open the visit to see its time now.',
  },
  ne: {
    topic: 'यो भेट फेरिएको छ',
    text: 'यसबारे पहिलेको सूचना अब मिल्दैन। अहिलेको समय हेर्न भेट खोल्नुहोस्।',
  },
};

export const undatedVisitText: Record<'en' | 'ne', string> = {
  en: 'Open the visit to see more.',
  ne: 'थप हेर्न भेट खोल्नुहोस्।',
};

const isAsked = ({ state }: Said) => state === 'proposed';
const join = (...sentences: (string | undefined)[]) => sentences.filter(Boolean).join(' ');

const english = {
  visit: ({ doctor }: Said) => (doctor ? `Your visit with ${doctor}` : 'Your visit'),
  where: ({ mode, place }: Said) => (mode === 'video' ? 'by video' : place ? `at ${place}` : 'in person'),
  line: (said: Said) => `${english.visit(said)} is on ${said.day} at ${said.time}, ${english.where(said)}.`,
  unconfirmed: (said: Said) => (isAsked(said) ? 'The clinic hasn’t confirmed it yet.' : undefined),
  cancelled: (said: Said) => {
    const visit = `${english.visit(said).replace('Your', 'your')} on ${said.day} at ${said.time}`;
    switch (said.state) {
      case 'cancelled-by-patient':
        return `You cancelled ${visit}.`;
      case 'declined':
        return `The clinic declined ${visit}.`;
      case 'cancelled-by-clinic':
        return `The clinic cancelled ${visit}.`;
      default:
        return `${english.visit(said)} on ${said.day} at ${said.time} was cancelled.`;
    }
  },
  wayOn: ({ state, phone }: Said) =>
    state === 'cancelled-by-patient'
      ? undefined
      : phone
        ? `You don’t need to come. Book another time, or call ${phone} to ask why.`
        : 'You don’t need to come. You can book another time.',
};

export const englishVisit: VisitSentences = {
  'visit-confirmed': (said) => ({ topic: 'Your visit is confirmed', text: english.line(said) }),
  'visit-moved': (said) => ({
    topic: 'Your visit has a new time',
    text: join(
      'The clinic moved it.',
      english.line(said),
      english.unconfirmed(said),
      'If you can’t come then, choose another time.',
    ),
  }),
  'visit-cancelled': (said) => ({
    topic: said.state === 'declined' ? 'The clinic declined your visit' : 'Your visit is cancelled',
    text: join(
      english.cancelled(said),
      said.reason && said.state !== 'cancelled-by-patient' ? `Reason: ${said.reason}` : undefined,
      english.wayOn(said),
    ),
  }),
  'visit-in-a-day': (said) => ({
    topic: isAsked(said) ? 'Tomorrow’s visit isn’t confirmed yet' : 'Your visit is tomorrow',
    text: join(english.line(said), english.unconfirmed(said)),
  }),
  'visit-in-an-hour': (said) => ({
    topic: isAsked(said) ? 'Your visit isn’t confirmed yet' : 'Your visit is in an hour',
    text: join(english.line(said), english.unconfirmed(said)),
  }),
};

const nepali = {
  visit: ({ doctor }: Said) => (doctor ? `${doctor}सँगको तपाईंको भेट` : 'तपाईंको भेट'),
  where: ({ mode, place }: Said) => (mode === 'video' ? 'भिडियो कलबाट' : place ? `${place}मा` : 'क्लिनिकमै'),
  line: (said: Said) => `${nepali.visit(said)} ${said.day}, ${said.time} मा ${nepali.where(said)} हुन्छ।`,
  unconfirmed: (said: Said) => (isAsked(said) ? 'क्लिनिकले अझै पक्का गरेको छैन।' : undefined),
  cancelled: (said: Said) => {
    const visit = `${said.day}, ${said.time} को ${said.doctor ? `${said.doctor}सँगको ` : ''}भेट`;
    switch (said.state) {
      case 'cancelled-by-patient':
        return `तपाईंले ${visit} रद्द गर्नुभयो।`;
      case 'declined':
        return `क्लिनिकले ${visit} स्वीकार गरेन।`;
      case 'cancelled-by-clinic':
        return `क्लिनिकले ${visit} रद्द गर्‍यो।`;
      default:
        return `${visit} रद्द भयो।`;
    }
  },
  wayOn: ({ state, phone }: Said) =>
    state === 'cancelled-by-patient'
      ? undefined
      : phone
        ? `आउनु पर्दैन। अर्को समय लिन सक्नुहुन्छ, वा कारण सोध्न ${phone} मा फोन गर्नुहोस्।`
        : 'आउनु पर्दैन। अर्को समय लिन सक्नुहुन्छ।',
};

export const nepaliVisit: VisitSentences = {
  'visit-confirmed': (said) => ({ topic: 'तपाईंको भेट पक्का भयो', text: nepali.line(said) }),
  'visit-moved': (said) => ({
    topic: 'तपाईंको भेटको समय सर्‍यो',
    text: join(
      'क्लिनिकले समय सारेको छ।',
      nepali.line(said),
      nepali.unconfirmed(said),
      'त्यो बेला आउन सक्नुहुन्न भने अर्को समय रोज्नुहोस्।',
    ),
  }),
  'visit-cancelled': (said) => ({
    topic: said.state === 'declined' ? 'क्लिनिकले तपाईंको भेट स्वीकार गरेन' : 'तपाईंको भेट रद्द भयो',
    text: join(
      nepali.cancelled(said),
      said.reason && said.state !== 'cancelled-by-patient' ? `कारण: ${said.reason}` : undefined,
      nepali.wayOn(said),
    ),
  }),
  'visit-in-a-day': (said) => ({
    topic: isAsked(said) ? 'भोलिको भेट अझै पक्का भएको छैन' : 'भोलि तपाईंको भेट छ',
    text: join(nepali.line(said), nepali.unconfirmed(said)),
  }),
  'visit-in-an-hour': (said) => ({
    topic: isAsked(said) ? 'तपाईंको भेट अझै पक्का भएको छैन' : 'एक घण्टापछि तपाईंको भेट छ',
    text: join(nepali.line(said), nepali.unconfirmed(said)),
  }),
};
