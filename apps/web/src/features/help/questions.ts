import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const topics = {
  appointments: msg`Appointments`,
  results: msg`Results`,
  payments: msg`Payments`,
  account: msg`Account`,
  privacy: msg`Privacy`,
};

export type Topic = keyof typeof topics;

export type Question = {
  id: string;
  topic: Topic;
  question: MessageDescriptor;
  answer: MessageDescriptor;
  link?: { to: string; label: MessageDescriptor };
};

export const questions: Question[] = [
  {
    id: 'book',
    topic: 'appointments',
    question: msg`How do I book an appointment?`,
    answer: msg`Open Appointment and choose Add New Appointment. Choose a specialty, a doctor and a time, add your reason, and confirm. You can pay at the clinic.`,
    link: { to: '/appointments/choose-specialty', label: msg`Add New Appointment` },
  },
  {
    id: 'cancel',
    topic: 'appointments',
    question: msg`Can I cancel or move a visit?`,
    answer: msg`Yes, until it starts. Open Appointment, choose the visit, and cancel it or choose another time. Someone else can then book the old time.`,
    link: { to: '/appointments', label: msg`Your appointments` },
  },
  {
    id: 'ready',
    topic: 'results',
    question: msg`When will my test results be ready?`,
    answer: msg`It depends on the test. The laboratory tells you when you give your sample. We’ll notify you when your result is ready in Test Results.`,
    link: { to: '/test-results', label: msg`Test Results` },
  },
  {
    id: 'read-report',
    topic: 'results',
    question: msg`How do I read a lab report?`,
    answer: msg`Each line shows one test, your value and the normal range. A word says if your value is in the range. A value outside it doesn’t always mean you’re ill. Ask your doctor.`,
    link: { to: '#lab-report', label: msg`The report, column by column` },
  },
  {
    id: 'pay',
    topic: 'payments',
    question: msg`How do I pay my bill?`,
    answer: msg`At the clinic’s counter. The home page shows what you owe under Outstanding Payment. View Details shows every line of the bill.`,
    link: { to: '/bills', label: msg`Your bills` },
  },
  {
    id: 'log-in',
    topic: 'account',
    question: msg`I can’t log in`,
    answer: msg`Login opens a small window. If your browser blocks it, you log in on this page instead. Forgot your password? Use the link there. No account yet? Choose Register.`,
  },
  {
    id: 'offline',
    topic: 'account',
    question: msg`It says I’m offline`,
    answer: msg`We can’t reach the portal right now. You stay logged in. Check your connection and choose Try again.`,
  },
  {
    id: 'language',
    topic: 'account',
    question: msg`How do I change the language?`,
    answer: msg`On a phone, open Menu and choose Language. On a wide screen, choose ENG or NEP at the top of the page.`,
  },
  {
    id: 'accessibility',
    topic: 'account',
    question: msg`Can I use a keyboard, large text or a screen reader?`,
    answer: msg`Yes. Text size and colours are in Settings. The Accessibility page says what was checked, what wasn’t, and who to tell if something doesn’t work for you.`,
    link: { to: '/accessibility', label: msg`Accessibility` },
  },
  {
    id: 'who-sees',
    topic: 'privacy',
    question: msg`Who can see my health data?`,
    answer: msg`You, and the clinic’s staff who care for you. Nobody else’s account can open your record. Every look at it through the portal is listed.`,
    link: { to: '/privacy', label: msg`Privacy` },
  },
  {
    id: 'shared-phone',
    topic: 'privacy',
    question: msg`Others use my phone too`,
    answer: msg`Open Menu and choose Sign Out when you’re done. Then nothing of yours stays on the phone. Nobody can get back in without your password.`,
  },
  {
    id: 'wrong-record',
    topic: 'privacy',
    question: msg`Something in my record is wrong`,
    answer: msg`The clinic keeps your record. Please tell them so they can fix it.`,
  },
];
