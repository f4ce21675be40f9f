import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { findBikramDay } from '@portal/clinical-domain/bikram-sambat/bikram-view';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Calendar } from '../calendar.tsx';
import { ChartFrame } from '../chart-frame.tsx';
import { DataTable } from '../data-table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { List } from '../list.tsx';
import { Loading } from '../loading.tsx';
import { Skeleton } from '../skeleton.tsx';
import { StepProgress } from '../step-progress.tsx';
import { TabLinks } from '../tab-links.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { GallerySection } from './gallery-section.tsx';
import type { GalleryStrings } from './gallery-strings.ts';
import { isSampleOpen, sampleToday } from './samples.ts';

type Props = { strings: GalleryStrings };

export function ProgressSection({ strings }: Props) {
  const links = strings.tabs.map((name, index) => ({ to: index === 1 ? '/ui' : `/ui/${index}`, name }));
  return (
    <GallerySection id="progress" title={strings.progress}>
      <StepProgress label={strings.bookingProgress} steps={strings.steps} current={2} />
      <TabLinks label={strings.myHealth} links={links} />
    </GallerySection>
  );
}

export function CalendarSection({ strings }: Props) {
  const [day, setDay] = useState('2026-11-20');
  const view = { language: useLanguage(), bikram: { isAlone: false, find: findBikramDay } };
  return (
    <GallerySection id="calendar" title={strings.calendar}>
      <Calendar
        label={strings.visitDay}
        today={sampleToday}
        value={day}
        onChange={setDay}
        min={sampleToday}
        max="2026-12-02"
        isAvailable={isSampleOpen}
        view={view}
        foldsPastWeeks
      />
    </GallerySection>
  );
}

export function SkeletonSection({ strings }: Props) {
  return (
    <GallerySection id="skeleton" title={strings.skeleton}>
      <Loading className="flex items-start gap-3.5">
        <Skeleton className="h-17 w-15 rounded-md!" />
        <span className="grid flex-1 gap-2.5 pt-1">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="h-3.5 w-2/5" />
        </span>
      </Loading>
      <List label={strings.loadingList} items={[]} keyOf={String} isLoading>
        {String}
      </List>
    </GallerySection>
  );
}

export function StatesSection({ strings }: Props) {
  return (
    <GallerySection id="states" title={strings.states}>
      <EmptyState
        title={strings.emptyTitle}
        level={3}
        actions={<Button variant="soft">{strings.emptyAction}</Button>}
      >
        <p>{strings.emptyHelp}</p>
      </EmptyState>
      <ErrorState level={3} onTryAgain={() => undefined}>
        <p>{strings.errorHelp}</p>
      </ErrorState>
    </GallerySection>
  );
}

export function TableSection({ strings }: Props) {
  const language = useLanguage();
  const rows = Array.from({ length: 23 }, (_, index) => ({
    id: `bill-${index}`,
    date: new Date(Date.UTC(2026, 10, 20 - index)),
    rupees: index === 0 ? 240_000 : 1000 + 50 * index,
  }));
  return (
    <GallerySection id="table" title={strings.table}>
      <DataTable
        caption={strings.payments}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'date',
            header: strings.date,
            cell: ({ date }) => formatDate(date, { zone: 'Asia/Kathmandu', language }),
          },
          { id: 'service', header: strings.service, cell: () => strings.consultation },
          {
            id: 'amount',
            header: strings.amount,
            cell: ({ rupees }) => formatMoney(rupees, language),
          },
        ]}
      />
    </GallerySection>
  );
}

export function ChartSection({ strings }: Props) {
  return (
    <GallerySection id="chart" title={strings.chart}>
      <ChartFrame
        title={strings.chartTitle}
        summary={strings.chartSummary}
        legend={<span>{strings.inRange}</span>}
      >
        <svg viewBox="0 0 320 120" fill="none">
          <rect y="36" width="320" height="48" fill="var(--chart-band)" />
          <path d="M0 36h320M0 84h320" stroke="var(--chart-band-edge)" strokeDasharray="4 4" />
          <path
            d="M8 70 58 64 108 76 158 52 208 58 258 46 308 60"
            stroke="var(--chart-line)"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <circle
            cx="308"
            cy="60"
            r="6"
            fill="var(--chart-line)"
            stroke="var(--color-surface)"
            strokeWidth="3"
          />
        </svg>
      </ChartFrame>
    </GallerySection>
  );
}
