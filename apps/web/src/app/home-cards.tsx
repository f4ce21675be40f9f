import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import { useNow } from '@portal/ui/use-now.ts';
import { FirstCardLoading } from '../features/dashboard/first-card-loading.tsx';
import type { HomePlace } from '../features/dashboard/home-place.ts';
import { loadStrings } from '../i18n/strings.ts';
import { PhoneCards } from './phone-cards.tsx';

const TodayCard = lazy(async () => {
  const [{ TodayCard: card }] = await Promise.all([
    import('../features/medications/today/today-card.tsx'),
    loadStrings('features/medications'),
  ]);
  return { default: card };
});

type Vitals = Pick<
  typeof import('../features/my-health/vitals/pinned/home-vitals.tsx'),
  'MyVitals' | 'HealthFact'
>;

/** Without the file the page says less. */
const vitals = (): Promise<Vitals> =>
  Promise.all([
    import('../features/my-health/vitals/pinned/home-vitals.tsx'),
    loadStrings('features/my-health'),
  ]).then(
    ([parts]) => parts,
    () => ({ MyVitals: () => <></>, HealthFact: ({ fallback }) => fallback }),
  );
const MyVitals = lazy(async () => ({ default: (await vitals()).MyVitals }));
const HealthFact = lazy(async () => ({ default: (await vitals()).HealthFact }));

/** What other features put on the dashboard, each in its place. */
export function HomeCards() {
  const place = useOutletContext<HomePlace>();
  const now = useNow();
  if (place.name === 'phone') return <PhoneCards />;
  if (place.name === 'vitals')
    return (
      <Suspense>
        <MyVitals observations={place.vitalSigns} now={now} />
      </Suspense>
    );
  if (place.name === 'health-fact')
    return (
      <Suspense fallback={place.fallback}>
        <HealthFact observations={place.vitalSigns} fallback={place.fallback} />
      </Suspense>
    );
  return (
    <Suspense fallback={<FirstCardLoading />}>
      <TodayCard medicines={place.medicines} now={now} isSecond={place.isSecond} />
    </Suspense>
  );
}
