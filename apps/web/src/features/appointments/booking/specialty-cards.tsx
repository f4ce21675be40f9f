import { Plural, useLingui } from '@lingui/react/macro';
import { Loading } from '@portal/ui/loading.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { specialties, type Specialty } from './specialties.ts';

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-2.5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5';

type Props = {
  counts: ReadonlyMap<string, number>;
  onChoose: (specialty: Specialty, doctors: number) => void;
};

export function SpecialtyCards({ counts, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <ul className={grid}>
      {specialties.map((specialty) => {
        const { code, name, icon, hue } = specialty;
        const doctors = counts.get(code) ?? 0;
        return (
          <li key={code} className="grid">
            <button
              type="button"
              onClick={() => onChoose(specialty, doctors)}
              className="liftable grid content-start justify-items-start gap-3 rounded-lg bg-surface p-3.5 text-left shadow-sm sm:min-h-42 sm:p-5"
            >
              <Tile icon={icon} hue={hue} size="lg" className={doctors === 0 ? 'grayscale' : ''} />
              <span className="min-w-0">
                <span className="block leading-snug font-semibold wrap-anywhere sm:text-lg sm:tracking-title">
                  {t(name)}
                </span>
                <span className="block text-sm text-muted tabular-nums">
                  <Plural value={doctors} _0="No doctors now" one="# doctor" other="# doctors" />
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function SpecialtyCardsLoading() {
  return (
    <Loading>
      <span className={grid}>
        {specialties.map(({ code }) => (
          <span
            key={code}
            className="grid gap-3 rounded-lg bg-surface p-3.5 shadow-sm sm:min-h-42 sm:content-start sm:p-5"
          >
            <Skeleton className="size-11 rounded-md! sm:size-13" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
          </span>
        ))}
      </span>
    </Loading>
  );
}
