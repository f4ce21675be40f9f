type Part = Intl.DateTimeFormatPartTypes;

/** The pieces of an instant as the clinic's clock and calendar show them. */
export function readClinicTime(instant: Date, zone: string | undefined) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(instant);
  const find = (type: Part) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    weekday: find('weekday'),
    day: find('day'),
    month: find('month'),
    year: find('year'),
    time: `${find('hour')}:${find('minute')} ${find('dayPeriod')}`,
  };
}

export function formatDay(instant: Date, zone: string): string {
  return `${readClinicTime(instant, zone).weekday}, ${formatDate(instant, zone)}`;
}

export function formatDate(instant: Date, zone: string): string {
  const { day, month, year } = readClinicTime(instant, zone);
  return `${day} ${month} ${year}`;
}

export function formatTimeRange(start: Date, end: Date | undefined, zone: string): string {
  const from = readClinicTime(start, zone).time;
  return end ? `${from} – ${readClinicTime(end, zone).time}` : from;
}

export function greetingAt(instant: Date, zone: string): string {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(instant),
  );
  if (hour >= 4 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening';
}

export function formatDaysUntil(start: Date, now: Date, zone: string): string {
  const days = dayNumber(start, zone) - dayNumber(now, zone);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}

/** Whether the device's own clock shows another time than the clinic's. */
export function isElsewhere(instant: Date, zone: string): boolean {
  const [there, here] = [readClinicTime(instant, zone), readClinicTime(instant, undefined)];
  return there.time !== here.time || there.day !== here.day;
}

function dayNumber(instant: Date, zone: string): number {
  const { day, month, year } = readClinicTime(instant, zone);
  return Math.round(Date.parse(`${day} ${month} ${year} 00:00 UTC`) / 86_400_000);
}
