import { useLingui } from '@lingui/react/macro';
import type { ViewDay, ViewGroup } from '@portal/clinical-domain/audit/group-views';
import { formatDay } from '@portal/clinical-domain/time/format-calendar';
import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import { Card } from '@portal/ui/card.tsx';
import { List } from '@portal/ui/list.tsx';
import { ViewRow } from './view-row.tsx';

type Props = {
  days: ViewDay[];
  today: string;
  names: ReadonlyMap<string, RecordText>;
  reported: ReadonlyMap<string, string>;
  onReport: (group: ViewGroup) => void;
};

export function ViewDays({ days, today, names, reported, onReport }: Props) {
  const { t } = useLingui();
  const view = useDayView();
  return days.map(({ day, groups }) => {
    const written = formatDay(day, view);
    const title = day === today ? t`Today, ${written}` : written;
    return (
      <section key={day} aria-labelledby={`day-${day}`} className="grid gap-2">
        <h2 id={`day-${day}`} className="text-sm tracking-normal text-muted">
          {title}
        </h2>
        <Card className="overflow-hidden p-0!">
          <List label={title} items={groups} keyOf={({ key }) => key}>
            {(group) => (
              <ViewRow
                group={group}
                names={names}
                reportedAt={group.views.map(({ id }) => reported.get(id)).find(Boolean)}
                onReport={() => onReport(group)}
              />
            )}
          </List>
        </Card>
      </section>
    );
  });
}
