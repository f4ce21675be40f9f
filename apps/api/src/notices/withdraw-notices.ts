import type { Communication } from 'fhir/r4';
import { withheldLabel } from '../patient-access/tables/withheld.ts';
import { isWithheld } from '../patient-access/visible.ts';
import type { NoticeRecords } from './notice-records.ts';

/** Withholds what the list tells of a resource that the hospital has withheld. @throws Unavailable, to be tried again */
export async function withdrawNotices(
  records: Pick<NoticeRecords, 'listNotices' | 'replaceNotice'>,
  patientId: string,
  about: string,
): Promise<void> {
  for (const notice of await records.listNotices(patientId)) {
    const isAbout = notice.about?.some(({ reference }) => reference === about);
    if (isAbout && !isWithheld(notice)) await records.replaceNotice(withhold(notice));
  }
}

function withhold(notice: Communication): Communication {
  const security = [...(notice.meta?.security ?? []), withheldLabel];
  return { ...notice, meta: { ...notice.meta, security } };
}
