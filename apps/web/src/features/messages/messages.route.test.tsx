import type { Binary, Communication, Practitioner } from 'fhir/r4';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { afterEach, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import {
  cardiology,
  clearMessages,
  createHospital,
  message,
  role,
  thread,
} from '../../../test/conversation.ts';
import { goOnline } from '../../../test/connection.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { tellChange } from '../../../test/fake-event-stream.ts';
import { isSilent, type Answer } from '../../../test/fake-records-client.ts';
import { openPage } from '../../../test/open-page.tsx';
import { textsOf } from '../../../test/expect-on-page.ts';
import { anil, self, visit } from '../../../test/records.ts';
import { queryClient } from '../../session/records/query-client.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await clearMessages();
});

const prabha: Practitioner = {
  resourceType: 'Practitioner',
  id: 'prabha',
  name: [{ prefix: ['Dr.'], given: ['Prabha'], family: 'Gurung' }],
};
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();
const soon = () => new Date(Date.now() + 3 * 24 * 3600_000);

const rows = screen.getByRole('list', { name: 'Conversations' }).getByRole('link');
const log = screen.getByRole('log');
const composer = screen.getByRole('textbox', { name: 'Message' });
const sendButton = screen.getByRole('button', { name: 'Send' });
const bubble = (text: string | RegExp) => log.getByRole('article').filter({ hasText: text });
const textOf = ({ payload }: Communication) => payload?.[0]?.contentString;

async function write(text: string) {
  await composer.fill(text);
  await sendButton.click();
}

test.for([390, 1440])('the list, searched, and what was seen is read, %i wide', async (width) => {
  const ofPrabha = (id: string, text: string, sent: string) =>
    message(id, text, {
      partOf: [{ reference: 'Communication/with-prabha' }],
      sender: { reference: 'Practitioner/prabha' },
      sent,
    });
  const hospital = createHospital(
    [
      thread('with-prabha', prabha),
      { ...ofPrabha(`cream-${width}`, 'Use the cream for a week.', daysAgo(3)), received: daysAgo(2) },
      ofPrabha(`ready-${width}`, 'It is ready.', daysAgo(1.5)),
    ],
    [anil, cardiology, prabha, role(prabha, '394582007', 'Dermatology'), visit('v', soon())],
  );
  const { router } = await openPage('/messages', hospital.answer, { width });
  await expect.poll(() => rows.elements()).toHaveLength(3);
  await expect.element(rows.first()).toMatchTextContent('Dr. Prabha Gurung');
  await expect.element(rows.first()).toMatchTextContent('Dermatology');
  await expect.element(rows.first()).toMatchTextContent('It is ready.');
  await expect.element(rows.first().getByText('Unread: 1')).toBeInTheDocument();
  await expect.element(rows.nth(1)).toMatchTextContent('No messages yet');
  await expect.element(rows.last()).toMatchTextContent('Reception');
  await expect.element(screen.getByText(/Not for emergencies: call 102\./)).toBeVisible();
  await expect.element(screen.getByText(/The clinic usually answers within 1 day\./)).toBeVisible();
  await expectAccessible();

  const search = screen.getByRole('textbox', { name: 'Search by name or specialty' });
  await search.fill('CARDIO');
  await expect.poll(() => textsOf(rows)).toEqual([expect.stringContaining('Dr. Anil Shrestha')]);
  await search.fill('gurung');
  await expect.poll(() => textsOf(rows)).toEqual([expect.stringContaining('Dr. Prabha Gurung')]);
  await search.fill('nobody');
  await expect.element(screen.getByText('No results found!')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear search' }).click();

  await rows.first().click();
  await expect.poll(() => router.state.location.search).toBe('?id=prabha');
  await expect.element(bubble('It is ready.')).toBeVisible();
  await expect.poll(() => log.getByRole('heading', { level: 3 }).elements()).toHaveLength(2);
  await expectAccessible();
  await expect.poll(() => hospital.list().filter(({ received }) => received)).toHaveLength(2);
  if (width === 390) {
    expect(rows.elements()).toHaveLength(0);
    await screen.getByRole('link', { name: 'Back' }).click();
    await expect.poll(() => router.state.location.search).toBe('');
  }
  await expect.element(rows.first()).not.toMatchTextContent('Unread');
});

test('an empty message is not sent; words keep their paragraphs, and Ctrl+Enter sends', async () => {
  const hospital = createHospital([thread()], [anil, cardiology, visit('v', soon())]);
  await openPage('/messages?id=anil', hospital.answer);
  await expect
    .element(screen.getByText(/^Appointment at \d{1,2}:\d\d [AP]M, on \d\d \w{3} \d{4}$/))
    .toBeVisible();
  await expect.element(composer).toHaveAttribute('rows', '4');
  await expect.element(sendButton).toBeDisabled();
  await composer.fill('  \n ');
  await expect.element(sendButton).toBeDisabled();
  await composer.fill('  one\n\n\n\ntwo  ');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(composer).toHaveValue('');
  await expect.element(bubble('one')).toMatchTextContent('Delivered');
  expect(hospital.listSent().map(textOf)).toEqual(['one\n\ntwo']);
});

test('a message whose news comes before its answer is still shown as read once the doctor has read it', async () => {
  const hospital = createHospital([thread()]);
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  let listed = 0;
  await openPage('/messages?id=anil', async (asked) => {
    const answer = hospital.answer(asked);
    if (asked.path === 'Appointment') listed += 1;
    if (asked.method === 'put') await arrives;
    return answer;
  });
  await write('Slowly');
  await expect.poll(() => hospital.listSent()).toHaveLength(1);
  const [sent] = hospital.listSent();
  const id = sent?.id ?? '';
  await tellChange({ type: 'Communication', id, version: '1' });
  await expect.element(bubble('Slowly')).toMatchTextContent('Delivered');
  arrive();
  // The list is asked for once more when the answer is there; what is read after that only the news tells.
  await expect.poll(() => listed).toBeGreaterThan(2);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  if (sent) hospital.write({ ...sent, received: new Date().toISOString() });
  await tellChange({ type: 'Communication', id, version: '2' });
  await expect.element(bubble('Slowly')).toMatchTextContent('Read');
});

test('on a device that keeps things slowly, words that were sent are not found again as a draft', async () => {
  const hospital = createHospital([thread()]);
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...parameters) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    return encrypt(...parameters);
  });
  await openPage('/messages?id=anil', hospital.answer);
  await composer.click();
  await userEvent.keyboard('Typed faster than it is kept');
  await sendButton.click();
  await expect.element(bubble('Typed faster')).toMatchTextContent('Delivered');
  await openPage('/messages?id=anil', hospital.answer);
  await expect.element(bubble('Typed faster than it is kept')).toBeVisible();
  await expect.element(composer).toHaveValue('');
});

test('the three dots: details, booking, mute, search; narrow, nothing scrolls sideways', async () => {
  const hospital = createHospital([
    thread(),
    message('1', 'Take it with water.'),
    message('2', 'See you on Friday.'),
  ]);
  let muted: string[] = [];
  const { router } = await openPage('/messages?id=anil', hospital.answer, {
    width: 320,
    portal: ({ method, path }) => {
      if (path === 'muted-conversations') return { partners: muted };
      if (!path.startsWith('muted-conversations/')) return undefined;
      muted = method === 'PUT' ? [path.slice('muted-conversations/'.length)] : [];
      return new Response(null, { status: 204 });
    },
  });
  await expect.element(sendButton).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(log.element().scrollWidth).toBe(log.element().clientWidth);
  const choose = async (name: string) => {
    await screen.getByRole('button', { name: 'More options' }).click();
    await screen.getByRole('menuitem', { name }).click();
  };
  await choose('Doctor’s details');
  await expect
    .element(screen.getByRole('dialog', { name: 'Dr. Anil Shrestha' }))
    .toMatchTextContent('Cardiology');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await choose('Search in chat');
  await expect.element(screen.getByRole('textbox', { name: 'Search in chat' })).toHaveFocus();
  await userEvent.keyboard('WATER');
  const shown = log.getByRole('article');
  await expect.poll(() => textsOf(shown)).toEqual([expect.stringContaining('Take it with water')]);
  await screen.getByRole('button', { name: 'Close search' }).click();
  await expect.poll(() => shown.elements()).toHaveLength(2);
  await choose('Mute');
  await expect.poll(() => muted).toEqual(['Practitioner/anil']);
  await choose('Unmute');
  await expect.poll(() => muted).toEqual([]);
  await choose('Book with this doctor');
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/appointments/select-doctor?specialty=394579002');
});

test('a long conversation comes page by page, from its end', async () => {
  const start = Date.now() - 3600_000;
  const all = Array.from({ length: 70 }, (_, number) => {
    const sent = new Date(start + number * 1000).toISOString();
    return message(`m${number}`, `Number ${number}.`, { sent, received: sent });
  });
  // As the inbox is: its latest are not the whole conversation.
  const hospital = createHospital([thread(), ...all]);
  await openPage('/messages?id=anil', async (asked) => {
    if (asked.parameters.get('_count') === '200') asked.parameters.set('_count', '1');
    // No server answers within one frame.
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    return hospital.answer(asked);
  });
  await expect.element(bubble('Number 69.')).toBeInViewport();
  expect(bubble('Number 5.').elements()).toHaveLength(0);
  await expect
    .poll(
      () => {
        log.element().scrollTo({ top: -log.element().scrollHeight });
        return bubble('Number 0.').elements().length;
      },
      { interval: 500 },
    )
    .toBe(1);
  const texts = Array.from(log.element().querySelectorAll('article p:first-of-type'), (p) => p.textContent);
  expect(texts).toEqual(Array.from({ length: 70 }, (_, number) => `Number ${number}.`));
});

test('an address that leads to nobody: said, with a way on', async () => {
  await openPage('/messages?id=nobody', createHospital([]).answer);
  await expect.element(screen.getByText('You have no conversation with this doctor.')).toBeVisible();
  await screen.getByRole('link', { name: 'All conversations' }).click();
  await expect.element(screen.getByRole('link', { name: /Reception/ })).toBeVisible();
});

test('messages that cannot be loaded: said, with a way on', async () => {
  let isDown = true;
  const hospital = createHospital([]);
  await openPage('/messages', (asked) => (isDown ? isSilent() : hospital.answer(asked)));
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: /Reception/ })).toBeVisible();
});

test('A11: a doctor’s photo; initials where it cannot be shown', async () => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [96, 96];
  const picture = canvas.toDataURL('image/png').split(',')[1] ?? '';
  const doctor = (id: string, family: string): Practitioner => ({
    resourceType: 'Practitioner',
    id,
    name: [{ family, given: ['Hari'], prefix: ['Dr.'] }],
    photo: [{ contentType: 'image/png', url: `Binary/${id}` }],
  });
  const [seen, broken] = [doctor('seen', 'Seen'), doctor('broken', 'Broken')];
  const hospital = createHospital(
    [thread('1', seen), thread('2', broken)],
    [seen, role(seen, '1', 'Surgery'), broken, role(broken, '1', 'Surgery')],
  );
  const file = (data: string): Binary => ({ resourceType: 'Binary', contentType: 'image/png', data });
  await openPage('/messages', (asked) => {
    if (asked.path === 'Binary/seen') return file(picture);
    return asked.path === 'Binary/broken' ? file(btoa('no picture at all')) : hospital.answer(asked);
  });
  const imageOf = (name: string) => rows.filter({ hasText: name }).element().querySelector('img');
  await expect.poll(() => imageOf('Seen')?.src).toMatch(/^data:image\/png;base64,/);
  await expect.poll(() => imageOf('Seen')?.naturalWidth).toBe(96);
  await expect.element(rows.filter({ hasText: 'Broken' })).toMatchTextContent('HB');
  await expect.poll(() => imageOf('Broken')).toBeNull();
});

test('F11: an answer read in the open chat is not unread in the list, though the list was asked for before', async () => {
  const hospital = createHospital([thread(), message('1', 'Good day.', { received: daysAgo(0) })]);
  const { promise: comes, resolve: come } = Promise.withResolvers<void>();
  let isLate = false;
  await openPage('/messages?id=anil', async (asked) => {
    const answer = hospital.answer(asked);
    if (isLate && asked.path === 'Appointment') await comes;
    return answer;
  });
  await expect.element(bubble('Good day.')).toBeVisible();
  isLate = true;
  hospital.write(message('eight', 'From eight in the morning.'));
  await tellChange({ type: 'Communication', id: 'eight', version: '1' });
  await expect.element(bubble('From eight in the morning.')).toBeVisible();
  await expect.poll(() => hospital.list().find(({ id }) => id === 'eight')?.received).toBeDefined();
  come();
  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.element(rows.first()).toMatchTextContent('From eight in the morning.');
  await expect.element(rows.first()).not.toMatchTextContent('Unread');
});

test('an answer that is lost on the way: sent again, and there once', async () => {
  const hospital = createHospital([thread()]);
  let lost = 0;
  const records: Answer = (asked) => {
    const answer = hospital.answer(asked);
    if (asked.method !== 'put' || lost > 0) return answer;
    lost += 1;
    return isSilent();
  };
  await openPage('/messages?id=anil', records);
  await write('Only once');
  await expect.element(bubble('Only once')).toMatchTextContent('Delivered');
  expect(bubble('Only once').elements()).toHaveLength(1);
  expect(hospital.listSent()).toHaveLength(1);
});

test('words that read like an emergency keep their hint until they are sent', async () => {
  const hospital = createHospital([thread()]);
  let isDown = true;
  const records: Answer = (asked) => (asked.method === 'put' && isDown ? isSilent() : hospital.answer(asked));
  await openPage('/messages?id=anil', records);
  const hint = screen.getByRole('alert').filter({ hasText: 'Is this happening now?' });
  await composer.fill('I have chest pain');
  await expect.element(hint).toBeVisible();
  await sendButton.click();
  await expect.element(bubble('chest pain')).toMatchTextContent('Not sent yet.');
  await expect.element(hint.getByRole('link', { name: '102' })).toBeVisible();
  await openPage('/messages?id=anil', records, { isReload: true });
  await expect.element(bubble('chest pain')).toMatchTextContent('Not sent');
  await expect.element(hint).toBeVisible();
  isDown = false;
  goOnline();
  await expect.element(bubble('chest pain')).toMatchTextContent('Delivered');
  await expect.element(hint).not.toBeInTheDocument();
});

test('what the hospital will not take says so, and can be tried again or deleted', async () => {
  const hospital = createHospital([thread()]);
  let refuses = true;
  await openPage('/messages?id=anil', (asked) => {
    if (asked.method === 'put' && refuses) throw new RecordsRefusal(422, undefined);
    return hospital.answer(asked);
  });
  await write('Refused');
  await expect.element(bubble('Refused').getByRole('alert')).toMatchTextContent('didn’t accept this message');
  await write('Not wanted');
  await bubble('Not wanted').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => bubble('Not wanted').elements()).toHaveLength(0);
  refuses = false;
  await bubble('Refused').getByRole('button', { name: 'Retry' }).click();
  await expect.element(bubble('Refused')).toMatchTextContent('Delivered');
  expect(hospital.listSent()).toHaveLength(1);
  expect(hospital.listSent()[0]?.sender).toEqual(self);
});

test.for([390, 640, 768, 1440])(
  'E11: one line to write in that grows to four, and the emergency line once, %i wide',
  async (width) => {
    const hospital = createHospital([], [anil, cardiology, visit('v', soon())]);
    await openPage('/messages?id=anil', hospital.answer, { width });
    const heightOf = () => composer.element().getBoundingClientRect().height;
    await expect.poll(heightOf).toBeLessThan(50);
    const lines = screen.getByText(/Not for emergencies: call/).elements();
    expect(lines.filter((line) => line.checkVisibility())).toHaveLength(1);
    const one = heightOf();
    await composer.fill('one\ntwo\nthree');
    expect(heightOf()).toBe(one + 2 * 24);
    await composer.fill('1\n2\n3\n4\n5\n6\n7\n8');
    expect(heightOf()).toBe(one + 3 * 24);
  },
);
