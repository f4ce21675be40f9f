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
import type { GalleryWords } from './gallery-words.ts';
import { isSampleOpen, sampleToday } from './samples.ts';

type Props = { words: GalleryWords };

export function ProgressSection({ words }: Props) {
  const links = words.tabs.map((name, index) => ({ to: index === 1 ? '/ui' : `/ui/${index}`, name }));
  return (
    <GallerySection id="progress" title={words.progress}>
      <StepProgress label={words.bookingProgress} steps={words.steps} current={2} />
      <TabLinks label={words.myHealth} links={links} />
    </GallerySection>
  );
}

export function CalendarSection({ words }: Props) {
  const [day, setDay] = useState('2026-11-20');
  const view = { language: useLanguage(), bikram: { isAlone: false, find: findBikramDay } };
  return (
    <GallerySection id="calendar" title={words.calendar}>
      <Calendar
        label={words.visitDay}
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

export function SkeletonSection({ words }: Props) {
  return (
    <GallerySection id="skeleton" title={words.skeleton}>
      <Loading className="flex items-start gap-3.5">
        <Skeleton className="h-17 w-15 rounded-md!" />
        <span className="grid flex-1 gap-2.5 pt-1">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="h-3.5 w-2/5" />
        </span>
      </Loading>
      <List label={words.loadingList} items={[]} keyOf={String} isLoading>
        {String}
      </List>
    </GallerySection>
  );
}

export function StatesSection({ words }: Props) {
  return (
    <GallerySection id="states" title={words.states}>
      <EmptyState
        title={words.emptyTitle}
        level={3}
        actions={<Button variant="soft">{words.emptyAction}</Button>}
      >
        <p>{words.emptyHelp}</p>
      </EmptyState>
      <ErrorState level={3} onTryAgain={() => undefined}>
        <p>{words.errorHelp}</p>
      </ErrorState>
    </GallerySection>
  );
}

export function TableSection({ words }: Props) {
  const language = useLanguage();
  const rows = Array.from({ length: 23 }, (_, index) => ({
    id: `bill-${index}`,
    date: new Date(Date.UTC(2026, 10, 20 - index)),
    rupees: index === 0 ? 240_000 : 1000 + 50 * index,
  }));
  return (
    <GallerySection id="table" title={words.table}>
      <DataTable
        caption={words.payments}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'date',
            header: words.date,
            cell: ({ date }) => formatDate(date, { zone: 'Asia/Kathmandu', language }),
          },
          { id: 'service', header: words.service, cell: () => words.consultation },
          {
            id: 'amount',
            header: words.amount,
            cell: ({ rupees }) => formatMoney(rupees, language),
          },
        ]}
      />
    </GallerySection>
  );
}

export function ChartSection({ words }: Props) {
  return (
    <GallerySection id="chart" title={words.chart}>
      <ChartFrame title={words.chartTitle} summary={words.chartSummary} legend={<span>{words.inRange}</span>}>
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
