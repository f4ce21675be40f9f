import { useLingui } from '@lingui/react/macro';
import type { ViewGroup } from '@portal/clinical-domain/audit/group-views';
import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import { sendViewReport } from '@portal/fhir-queries/view-report.query';
import { useState } from 'react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { session } from '../../session/session.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { reportedEvents } from './access-queries.ts';
import { useViewStrings } from './use-view-strings.ts';

/** Sends the question once, however often it is tried. */
export function useReport(
  group: ViewGroup | undefined,
  names: ReadonlyMap<string, RecordText>,
  onSent: () => void,
) {
  const { t } = useLingui();
  const strings = useViewStrings();
  const [state, setState] = useState<'writing' | 'sending' | 'failed'>('writing');
  const [once] = useState(() => ({
    threadId: crypto.randomUUID(),
    messageId: crypto.randomUUID(),
    at: new Date(),
  }));

  function compose(note: string): string {
    if (!group) return note.trim();
    const { viewer, views } = group;
    const who = [strings.who(group, names).text, viewer.role, viewer.place].filter(Boolean).join(', ');
    const lines = [
      t`I don’t recognise this view of my record. Please tell me who it was and why.`,
      `${who}. ${strings.what(group)}. ${strings.day(group)}, ${strings.when(group)}.`,
      `AuditEvent/${views[0]?.id}`,
      note.trim(),
    ];
    return lines.filter(Boolean).join('\n');
  }

  async function send(note: string) {
    setState('sending');
    const isHospitals = group?.viewer.kind === 'care-team';
    try {
      await sendViewReport(recordsClient, {
        ...once,
        patientId: session.store.getState().user?.id ?? '',
        organizationId: getPortalConfig().organizationId,
        topic: t`Who looked at my record`,
        text: compose(note),
        eventIds: isHospitals ? group.views.map(({ id }) => id) : [],
      });
    } catch {
      setState('failed');
      return;
    }
    await queryClient.invalidateQueries({ queryKey: reportedEvents().queryKey });
    toastQueue.show({
      kind: 'success',
      heading: t`Sent`,
      message: t`The hospital has your question. You’ll get the answer in Messages.`,
    });
    onSent();
  }

  return { state, send };
}
