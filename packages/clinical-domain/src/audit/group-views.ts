import { clinicDay } from '../time/clinic-day.ts';
import type { Topic } from './view-topic.ts';
import type { View } from './read-view.ts';

/** What one person did in one way on one day: a line of the list, however often it was. */
export type ViewGroup = Pick<View, 'viewer' | 'deed' | 'purpose' | 'outcome'> & {
  key: string;
  /** The one that is about most first. */
  topics: { topic: Topic; count: number }[];
  /** Newest first; never empty. */
  views: View[];
};

export type ViewDay = { day: string; groups: ViewGroup[] };

/**
 * Days of the clinic's calendar, newest first. Emergencies, refusals and failures stand apart from the rest, and each device of the
 * patient's from the others, so that nothing unusual hides in a large number.
 */
export function groupViews(views: readonly View[], zone: string): ViewDay[] {
  const days = new Map<string, Map<string, View[]>>();
  for (const view of views.toSorted((one, other) => other.at.getTime() - one.at.getTime())) {
    const day = clinicDay(view.at.getTime(), zone);
    const groups = days.get(day) ?? new Map<string, View[]>();
    days.set(day, groups);
    const key = [view.viewer.key, view.deed, view.purpose ?? '', view.outcome].join('|');
    groups.set(key, [...(groups.get(key) ?? []), view]);
  }
  return [...days].map(([day, groups]) => ({
    day,
    groups: [...groups].map(([key, same]) => toGroup(`${day} ${key}`, same)),
  }));
}

function toGroup(key: string, views: View[]): ViewGroup {
  const [{ viewer, deed, purpose, outcome }] = views as [View];
  const counts = new Map<Topic, number>();
  for (const topic of views.flatMap(({ topics }) => topics)) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const topics = [...counts].map(([topic, count]) => ({ topic, count }));
  return {
    key,
    viewer,
    deed,
    purpose,
    outcome,
    views,
    topics: topics.toSorted((one, other) => other.count - one.count),
  };
}

/** How often others looked, and how many they were. */
export function countOthers(views: readonly View[]): { views: number; people: number } {
  const others = views.filter(({ viewer }) => viewer.kind !== 'you');
  return { views: others.length, people: new Set(others.map(({ viewer }) => viewer.key)).size };
}
