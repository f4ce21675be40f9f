import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VitalKind } from '@portal/clinical-domain/vitals/read-vitals';

export const vitalNames: Record<VitalKind, MessageDescriptor> = {
  'blood-pressure': msg`Blood pressure`,
  pulse: msg`Pulse`,
  weight: msg`Weight`,
  'body-mass-index': msg`Body mass index`,
  height: msg`Height`,
  temperature: msg`Temperature`,
  oxygen: msg`Oxygen in the blood`,
  breathing: msg`Breaths a minute`,
};
