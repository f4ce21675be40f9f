import { useLingui } from '@lingui/react/macro';
import type { ViewGroup } from '@portal/clinical-domain/audit/group-views';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { formatDate, formatTimeRange } from '@portal/clinical-domain/time/format-date';
import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { actionStrings, topicStrings } from './view-strings.ts';

/** A line of the list in words: on the page, and in the question to the hospital. */
export function useViewStrings() {
  const { t } = useLingui();
  const view = useClinicView();

  const times = (count: number) => {
    const number = formatDigits(count, view.language);
    return t({ message: `${number} times`, comment: 'how often, always more than once' });
  };

  return {
    who({ viewer }: ViewGroup, names: ReadonlyMap<string, RecordText>): RecordText {
      const own = { language: view.language };
      if (viewer.kind === 'you') return { ...own, text: t`You` };
      const known = names.get(viewer.practitionerId ?? '');
      if (known) return known;
      // Whoever opens a link types a name; nobody has checked it.
      if (viewer.kind === 'shared-link')
        return {
          ...own,
          text:
            viewer.name === undefined
              ? t`Someone with your link`
              : t`Someone who gave the name “${viewer.name}”`,
        };
      if (viewer.name !== undefined) return { text: viewer.name, language: 'en' };
      return { ...own, text: t`Someone at the hospital` };
    },

    what({ viewer, deed, topics, views }: ViewGroup): string {
      if (viewer.kind === 'shared-link' && deed === 'saw') return t`Opened the summary you shared`;
      const said = t(actionStrings[deed]);
      if (topics.length === 0) return views.length > 1 ? `${said}, ${times(views.length)}` : said;
      const about = topics.map(({ topic, count }) =>
        count > 1 ? `${t(topicStrings[topic])}, ${times(count)}` : t(topicStrings[topic]),
      );
      return `${said}: ${about.join(' · ')}`;
    },

    /** From the first to the last of that day. */
    when({ views }: ViewGroup): string {
      const [last, first] = [views[0]?.at ?? new Date(0), views.at(-1)?.at ?? new Date(0)];
      const isOneMinute = Math.floor(first.getTime() / 60_000) === Math.floor(last.getTime() / 60_000);
      return formatTimeRange(first, isOneMinute ? undefined : last, view);
    },

    day: ({ views }: ViewGroup) => formatDate(views[0]?.at ?? new Date(0), view),
  };
}
