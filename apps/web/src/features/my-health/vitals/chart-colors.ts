import type { VitalKind } from '@portal/clinical-domain/vitals/vital-limits';

const single: Partial<Record<VitalKind, string>> = {
  pulse: 'var(--hue-rose)',
  'glucose-fasting': 'var(--hue-violet)',
  glucose: 'var(--hue-violet)',
  temperature: 'var(--hue-amber)',
  oxygen: 'var(--hue-teal)',
};

/** The colour of each value's line. */
export function colorsOf(kind: VitalKind): string[] {
  return [single[kind] ?? 'var(--chart-line)', 'var(--hue-teal)'];
}
