import type { VisitState } from '@portal/clinical-domain/visits/visit-state';
import { CircleCheck, CircleX } from 'lucide-react';
import { expect, test } from 'vitest';
import { visitStateStrings } from './visit-state-strings.ts';

const off: VisitState[] = ['moved', 'cancelled-by-patient', 'declined', 'cancelled-by-clinic', 'cancelled'];

test('E10: a visit that is called off has no green and no tick', () => {
  for (const state of off) expect(visitStateStrings[state]).toMatchObject({ kind: 'danger', icon: CircleX });
  const ticked = Object.entries(visitStateStrings).filter(([, { icon }]) => icon === CircleCheck);
  expect(ticked.map(([state]) => state)).toEqual(['confirmed', 'checked-in', 'completed']);
});

test('E10: no state of a visit waits for the patient, so none is amber', () => {
  expect(Object.values(visitStateStrings).map(({ kind }) => kind)).not.toContain('warning');
});
