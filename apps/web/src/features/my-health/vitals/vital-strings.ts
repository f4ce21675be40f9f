import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Period } from '@portal/clinical-domain/vitals/vital-period';
import type { VitalKind } from '@portal/clinical-domain/vitals/vital-limits';

export const vitalNames: Record<VitalKind, MessageDescriptor> = {
  'blood-pressure': msg`Blood pressure`,
  pulse: msg`Pulse`,
  weight: msg`Weight`,
  'glucose-fasting': msg`Glucose (fasting)`,
  glucose: msg`Glucose (not fasting)`,
  temperature: msg`Temperature`,
  oxygen: msg`Blood oxygen`,
  breathing: msg`Breaths a minute`,
  'body-mass-index': msg`Body mass index`,
  height: msg`Height`,
};

export const periodNames: Record<Period, MessageDescriptor> = {
  week: msg`Week`,
  month: msg`Month`,
  year: msg`Year`,
};

/** The period before and after the one that is shown. */
export const stepNames: Record<Period, [MessageDescriptor, MessageDescriptor]> = {
  week: [msg`Week before`, msg`Week after`],
  month: [msg`Month before`, msg`Month after`],
  year: [msg`Year before`, msg`Year after`],
};
