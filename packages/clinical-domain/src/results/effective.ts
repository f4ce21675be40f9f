import { clinicDay } from '../time/clinic-day.ts';

type Dated = {
  effectiveDateTime?: string | undefined;
  effectivePeriod?: { start?: string | undefined; end?: string | undefined } | undefined;
  effectiveInstant?: string | undefined;
  issued?: string | undefined;
};

/** When the sample was taken; where nobody wrote it down, when the result was given out. */
export function findEffective(dated: Dated): string | undefined {
  return (
    dated.effectiveDateTime ??
    dated.effectiveInstant ??
    dated.effectivePeriod?.start ??
    dated.effectivePeriod?.end ??
    dated.issued
  );
}

/** The clinic's day on which the sample was taken; a month or a year alone is no day. */
export function findEffectiveDay(dated: Dated, zone: string): string | undefined {
  const effective = findEffective(dated);
  if (effective === undefined || effective.length < 10) return undefined;
  if (effective.length === 10) return effective;
  const instant = Date.parse(effective);
  return Number.isNaN(instant) ? undefined : clinicDay(instant, zone);
}

export function findInstant(dated: Dated): number | undefined {
  const instant = Date.parse(findEffective(dated) ?? '');
  return Number.isNaN(instant) ? undefined : instant;
}
