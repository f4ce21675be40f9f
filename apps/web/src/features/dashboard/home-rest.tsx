import type { Report } from '@portal/clinical-domain/results/read-report';
import { hasCritical } from '@portal/clinical-domain/results/verdict';
import { Outlet } from 'react-router';
import { FirstCard as TodaysCard } from './first-card.tsx';
import type { HomePlace } from './home-place.ts';
import { NewResult } from './new-result.tsx';
import { ShortcutFact as Fact } from './shortcut-fact.tsx';
import { useHome } from './use-home.ts';
import type { ComponentProps } from 'react';

export const ShortcutFact = Fact;

/** What matters today. A new result that is critical stands above it. */
export function FirstCard(props: ComponentProps<typeof TodaysCard>) {
  return (
    <>
      <Result isWanted={hasCritical} />
      <TodaysCard {...props} />
    </>
  );
}

/** The first to tell of those that were not opened yet; nothing where there is none. */
export function NewestResult() {
  return <Result isWanted={(report) => !hasCritical(report)} />;
}

/** The signs that the patient watches. */
export function VitalsCard() {
  const { vitalSigns } = useHome();
  return vitalSigns && <Outlet context={{ name: 'vitals', vitalSigns } satisfies HomePlace} />;
}

function Result({ isWanted }: { isWanted: (report: Report) => boolean }) {
  const { unreadReports: [first] = [], unreadReportCount = 0 } = useHome();
  return first && isWanted(first) ? <NewResult report={first} others={unreadReportCount - 1} /> : null;
}
