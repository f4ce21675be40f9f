import { listOutdatedNotices } from '@portal/clinical-domain/notices/plan-visit';
import { outdatedVisitWords } from '@portal/clinical-domain/notices/visit-sentences';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import type { Appointment, Communication } from 'fhir/r4';
import type { NoticeRecords } from './notice-records.ts';
import { stableId } from './stable-id.ts';

/** Rewrites what the list still says of a visit that was moved or called off since. Read stays read. @throws Unavailable */
export async function correctNotices(
  records: Pick<NoticeRecords, 'readTogether' | 'replaceNotice'>,
  versions: readonly Appointment[],
): Promise<void> {
  const outdated = listOutdatedNotices(versions);
  if (outdated.length === 0) return;
  const ids = await Promise.all(outdated.map(({ key }) => stableId('notice', key)));
  const found = await records.readTogether(ids.map((id) => `Communication/${id}`));
  for (const notice of found as (Communication | undefined)[])
    if (notice && notice.topic?.text !== outdatedVisitWords.en.topic)
      await records.replaceNotice(correct(notice));
}

function correct(notice: Communication): Communication {
  const { en, ne } = outdatedVisitWords;
  return {
    ...notice,
    topic: { text: en.topic, _text: nepali(ne.topic) },
    payload: [{ contentString: en.text, _contentString: nepali(ne.text) }],
  };
}
