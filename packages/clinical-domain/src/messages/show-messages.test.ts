import { expect, test } from 'vitest';
import { describeRecording, findContentType, kindOfFile, listExtensions } from './attachment-rules.ts';
import { formatChatTime, formatLength } from './format-chat-time.ts';
import { groupDays } from './group-days.ts';
import { searchConversations } from './search-conversations.ts';

const zone = 'Asia/Kathmandu';

test('days are those of the clinic', () => {
  const late = Date.parse('2026-11-17T18:10:00Z');
  const early = Date.parse('2026-11-17T18:20:00Z');
  const days = groupDays([{ at: late }, { at: early }, { at: Number.NaN }], zone);
  expect(days.map(({ day, messages }) => [day, messages.length])).toEqual([
    ['2026-11-17', 1],
    ['2026-11-18', 2],
  ]);
});

test('hh:mm a', () => {
  const at = Date.parse('2026-11-18T03:35:00Z');
  expect(formatChatTime(at, { zone, language: 'en' })).toBe('09:20 AM');
  expect(formatChatTime(at + 12 * 3600_000, { zone, language: 'en' })).toBe('09:20 PM');
  expect(formatChatTime(at + 4 * 3600_000, { zone, language: 'en' })).toBe('01:20 PM');
  expect(formatChatTime(at, { zone, language: 'ne' })).toBe('बिहान ०९:२०');
  expect(formatChatTime(Number.NaN, { zone, language: 'en' })).toBe('');
  expect([formatLength(24.4, 'en'), formatLength(605, 'ne')]).toEqual(['0:24', '१०:०५']);
});

test('search by name or specialty, whatever the case', () => {
  const all = [
    { name: 'Dr. Anil Shrestha', specialty: 'Cardiology' },
    { name: 'Dr. Prabha Gurung', specialty: undefined },
  ];
  expect(searchConversations(all, ' CARDIO')).toEqual([all[0]]);
  expect(searchConversations(all, 'gurung')).toEqual([all[1]]);
  expect(searchConversations(all, '')).toEqual(all);
  expect(searchConversations(all, 'x-ray')).toEqual([]);
});

test('each picker takes its own types', () => {
  expect(listExtensions('image')).toEqual(['.jpg', '.jpeg', '.png', '.webp', '.svg']);
  expect(listExtensions('document')).toEqual(['.pdf', '.docx', '.xlsx', '.txt', '.zip']);
  expect(listExtensions('any')).toEqual(
    expect.arrayContaining(['.mp3', '.wav', '.weba', '.ogg', '.pdf', '.svg']),
  );
  expect([findContentType('image', 'Knee.JPG'), findContentType('image', 'a.pdf')]).toEqual([
    'image/jpeg',
    undefined,
  ]);
  expect([findContentType('any', 'walk.mov'), findContentType('any', 'constructor')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a recording of any browser', () => {
  expect(describeRecording('audio/webm;codecs=opus')).toEqual({
    contentType: 'audio/webm',
    extension: 'weba',
  });
  expect(describeRecording('audio/mp4')).toEqual({ contentType: 'audio/mp4', extension: 'm4a' });
  expect(describeRecording('')).toEqual({ contentType: 'audio/webm', extension: 'weba' });
  expect([kindOfFile('audio/ogg'), kindOfFile('image/svg+xml'), kindOfFile(undefined)]).toEqual([
    'audio',
    'image',
    'file',
  ]);
});
