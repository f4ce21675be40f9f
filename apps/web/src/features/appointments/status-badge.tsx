import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Appointment } from 'fhir/r4';
import { CircleCheck, CircleX, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

type Status = Appointment['status'];
type Look = { kind: Parameters<typeof Badge>[0]['kind']; icon: LucideIcon; name: MessageDescriptor };

const proposed: Look = { kind: 'info', icon: Hourglass, name: msg`Proposed` };
const here: Look = { kind: 'success', icon: CircleCheck, name: msg`At the clinic` };

const looks: Record<Status, Look> = {
  proposed,
  pending: proposed,
  waitlist: { kind: 'info', icon: Clock, name: msg`Waiting for a free time` },
  booked: { kind: 'success', icon: CircleCheck, name: msg`Confirmed` },
  arrived: here,
  'checked-in': here,
  fulfilled: { kind: 'success', icon: CircleCheck, name: msg`Completed` },
  cancelled: { kind: 'danger', icon: CircleX, name: msg`Cancelled` },
  noshow: { kind: 'warning', icon: CircleX, name: msg`Missed` },
  'entered-in-error': { kind: 'neutral', icon: CircleX, name: msg`Entered by mistake` },
};

/** What became of a visit, in plain words. */
export function StatusBadge({ status }: { status: Status }) {
  const { t } = useLingui();
  const { kind, icon, name } = looks[status];
  return (
    <Badge kind={kind} icon={icon}>
      {t(name)}
    </Badge>
  );
}
