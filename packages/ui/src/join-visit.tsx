import { useLingui } from '@lingui/react/macro';
import type { Appointment } from 'fhir/r4';
import { Video } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { Button } from './button.tsx';
import { useJoinRefusal } from './use-join-refusal.ts';

type Props = { visit: Appointment } & Omit<ComponentProps<typeof Button>, 'onClick' | 'children'>;

/** Opens the call of a video visit; there only while its window is open. */
export function JoinVisit({ visit, ...rest }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  if (useJoinRefusal(visit) !== undefined) return null;
  return (
    <Button {...rest} onClick={() => void navigate('/video-call', { state: { appointmentId: visit.id } })}>
      <Video size={20} strokeWidth={1.75} aria-hidden="true" />
      {t`Join Video Call`}
    </Button>
  );
}
