import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseLegalText } from './parse-legal-text.ts';

const root = resolve(import.meta.dirname, '../../../../..');

/** Each place where something is stored on a device: the files that write there, and what the privacy text says of it. */
const stores: { store: string; files: string[]; says: { en: string; np: string } }[] = [
  {
    store: 'local storage: signed in, language',
    files: [
      'apps/web/src/session/root-store.ts',
      'apps/web/src/session/session.ts',
      'apps/web/src/platform/storage.ts',
      'apps/web/src/app/main.tsx',
      'apps/web/src/i18n/strings.ts',
    ],
    says: { en: 'Your browser remembers whether you’re logged in, your language,', np: 'ब्राउजरले सम्झन्छ' },
  },
  {
    store: 'local storage: theme, text size, calendar, charts or tables, low-data mode',
    files: ['packages/ui/src/device/remembered-choice.ts', 'apps/web/public/theme.js'],
    says: {
      en: 'theme, text size, calendar, charts or tables, and low-data mode',
      np: 'रङ, अक्षरको आकार, पात्रो, चार्ट वा तालिका र कम डाटा',
    },
  },
  {
    store: 'local storage: the phone app’s lock and push',
    files: ['apps/web/src/session/app-lock/app-lock.ts', 'apps/web/src/platform/open-phone-push.ts'],
    says: {
      en: 'The phone app also remembers whether it opens with your fingerprint or face, and whether you turned push on.',
      np: 'फोनको एपले पनि सम्झन्छ',
    },
  },
  {
    store: 'cache storage: the build’s files, the last configuration and brand',
    files: [
      'apps/web/service-worker/assets.ts',
      'apps/web/service-worker/brand.ts',
      'apps/web/service-worker/configuration.ts',
      'apps/web/service-worker/shell.ts',
    ],
    says: { en: 'The portal’s own pages are stored,', np: 'पोर्टलका आफ्नै पाना राखिन्छन्' },
  },
  {
    store: 'session storage: a sign-in under way',
    files: ['apps/web/src/session/sign-in/pending-sign-in.ts'],
    says: { en: 'this tab keeps a one-time code for that login.', np: 'एक पटकको कोड राख्छ' },
  },
  {
    store: 'private store: message-drafts, outbox, outbox-file',
    files: [
      'apps/web/src/platform/private-store.ts',
      'apps/web/src/session/stored-box.ts',
      'apps/web/src/session/drafts/draft-box.ts',
      'apps/web/src/session/outbox/outbox-queue.ts',
    ],
    says: {
      en: 'messages you’ve started or that wait to be sent, with their files;',
      np: 'सुरु गरेका वा पठाउन बाँकी सन्देश र तिनका फाइल;',
    },
  },
  {
    store: 'private store: waiting-doses',
    files: ['apps/web/src/session/offline-copy/waiting-doses.ts'],
    says: { en: 'doses you marked without internet;', np: 'इन्टरनेट नहुँदा चिन्ह लगाएका औषधिका मात्रा;' },
  },
  {
    store: 'private store: waiting-readings',
    files: ['apps/web/src/session/outbox/reading-queue.ts'],
    says: { en: 'readings you added without internet;', np: 'इन्टरनेट नहुँदा थपेका नाप;' },
  },
  {
    store: 'private store: pinned-vitals',
    files: ['apps/web/src/features/my-health/vitals/pinned/pinned-choice.ts'],
    says: {
      en: 'the vitals you chose for your home page;',
      np: 'गृहपृष्ठका लागि छानेका शारीरिक नाप;',
    },
  },
  {
    store: 'private store: booking',
    files: ['apps/web/src/features/appointments/booking/wizard.ts'],
    says: { en: 'a booking you haven’t finished.', np: 'पूरा नगरेको बुकिङ' },
  },
  {
    store: 'offline copy',
    files: [
      'apps/web/src/platform/offline-copy.ts',
      'apps/web/src/platform/with-database.ts',
      'apps/web/src/platform/wipe-stores.ts',
    ],
    says: {
      en: 'a copy of your coming visits, medicines and doses, allergies and last results is stored too.',
      np: 'आउने भेट, औषधि र मात्रा, एलर्जी र पछिल्ला नतिजाको प्रतिलिपि पनि राखिन्छ',
    },
  },
  {
    store: 'the phone’s secure storage: refresh token, key of the offline copy',
    files: [
      'apps/web/src/platform/open-secure-stores.ts',
      'apps/web/src/platform/open-biometry-lock.ts',
      'apps/web/src/session/refresh/own-refresh-tokens.ts',
    ],
    says: { en: 'your login is kept in the phone’s secure storage.', np: 'फोनकै सुरक्षित भण्डारणमा रहन्छ' },
  },
  {
    store: 'cookie: __Host-portal-session',
    files: ['apps/api/src/portal-auth/session-cookie.ts'],
    says: { en: 'One cookie names your session.', np: 'एउटा कुकीले तपाईंको लगइन चिन्छ' },
  },
];

/** Sentences of the same section that say how something is stored, or what is not; each is held by another test. */
const qualities = {
  en: [
    'They hold nothing about you.',
    'It never stores the token that opens your record.',
    'It is encrypted and opens only with your PIN or this device’s lock.',
    'Five wrong PINs delete it.',
    'It can’t be read by scripts and goes to this portal only.',
    'There are no advertising or tracking cookies.',
  ],
  np: [
    'तिनमा तपाईंबारे केही हुँदैन।',
    'तपाईंको विवरण खोल्ने टोकन भने कहिल्यै राखिँदैन।',
    'त्यो इन्क्रिप्ट गरिएको हुन्छ र तपाईंको पिन वा यो उपकरणको लकले मात्र खुल्छ।',
    'पाँच पटक गलत पिन हाले मेटिन्छ।',
    'त्यसलाई स्क्रिप्टले पढ्न सक्दैन र त्यो यही पोर्टलमा मात्र जान्छ।',
    'विज्ञापन वा पछ्याउने कुकी छैनन्।',
  ],
};

const writers =
  /\b(localStorage|sessionStorage|findLocalStorage\(|createRootStore\(|caches\.open|indexedDB|openDB|openPrivateStore\(|createStoredBox[<(]|openSecureStores\(|document\.cookie|setCookie\(|set-cookie)/;
const boxNames = /createStoredBox<\w+>\(\s*'([\w-]+)'|boxName = '([\w-]+)'|boxOf = [^`]*`([\w-]+)\//g;

const sources = globSync(
  [
    'apps/web/src/**/*.{ts,tsx}',
    'packages/ui/src/**/*.{ts,tsx}',
    'apps/web/service-worker/*.ts',
    'apps/web/public/*.js',
    'apps/api/src/**/*.ts',
  ],
  { cwd: root },
).filter((path) => !/\.test\.tsx?$|store-faults|-double\.ts$/.test(path));
const textOf = (path: string) =>
  readFileSync(resolve(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('A6: whatever stores something on a device is named in the table', () => {
  const found = sources.filter((path) => writers.test(textOf(path)));
  expect(found.toSorted()).toEqual(stores.flatMap(({ files }) => files).toSorted());
  const boxes = sources.flatMap((path) =>
    Array.from(textOf(path).matchAll(boxNames), ([, kept, own, file]) => kept ?? own ?? file ?? ''),
  );
  const named = stores.flatMap(({ store }) => /^private store: (.*)$/.exec(store)?.[1]?.split(', ') ?? []);
  expect(boxes.toSorted()).toEqual(named.toSorted());
});

test.each(['en', 'np'] as const)(
  'A6: each sentence about storage (%s) is about a store, and each store has one',
  (locale) => {
    const file = resolve(root, `apps/web/public/legal/privacy.${locale}.txt`);
    const sections = parseLegalText(readFileSync(file, 'utf8'), 'x');
    const section = sections[2];
    expect(section?.heading).toBe({ en: 'What stays on this device', np: 'यो उपकरणमा के रहन्छ' }[locale]);
    const text = section?.paragraphs.join(' ') ?? '';
    for (const { store, says } of stores) expect([store, text.includes(says[locale])]).toEqual([store, true]);
    const sentences = text.split(/(?<=[.।])\s+/);
    const unfounded = sentences.filter(
      (sentence) =>
        !qualities[locale].includes(sentence) && !stores.some(({ says }) => sentence.includes(says[locale])),
    );
    expect(unfounded).toEqual([]);
    for (const quality of qualities[locale]) expect(sentences).toContain(quality);
  },
);
