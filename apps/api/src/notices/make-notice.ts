import type { ContactKind } from '@portal/api-contract/contacts';
import type { Appointment, Communication, DiagnosticReport, Invoice, Patient, Resource } from 'fhir/r4';
import { findBikramView } from '@portal/clinical-domain/bikram-sambat/bikram-view';
import { readThreads } from '@portal/clinical-domain/messages/conversations';
import { readMessage, threadIdsOf } from '@portal/clinical-domain/messages/message';
import { contactAskWords } from '@portal/clinical-domain/notices/contact-ask-words';
import { isVisitEvent, kindOf } from '@portal/clinical-domain/notices/notice';
import { noticeWords, type NoticeWords } from '@portal/clinical-domain/notices/notice-words';
import { isBillNoticeTrue } from '@portal/clinical-domain/notices/plan-bill';
import { isMessageUnseen } from '@portal/clinical-domain/notices/plan-message';
import { isResultNoticeTrue } from '@portal/clinical-domain/notices/plan-result';
import { isVisitNoticeTrue } from '@portal/clinical-domain/notices/plan-visit';
import { afterQuietHours } from '@portal/clinical-domain/notices/quiet-hours';
import type { ContactStore } from '../contacts/contact-store.ts';
import { listReachable } from '../contacts/reachable.ts';
import { findOwner, isWithheld } from '../patient-access/visible.ts';
import type { JobQueue } from '../infra/job-queue.ts';
import type { Settings } from '../infra/settings.ts';
import { toCommunication } from './channels/in-app.ts';
import { defaultPreferences, offeredChannels } from './default-preferences.ts';
import { isDoseOpen } from './plan-doses.ts';
import type { DailyCap } from './daily-cap.ts';
import { type DeliveryJob, type NoticeJob, deliveryQueue } from './notice-job.ts';
import type { NoticeRecords } from './notice-records.ts';
import { findLanguage } from './patient-contact.ts';
import type { PreferenceStore } from './preference-store.ts';
import type { PushEndpointStore } from './push-endpoint-store.ts';
import { stableId } from './stable-id.ts';
import { openVisitFacts } from './visit-facts.ts';

type Parts = {
  settings: Pick<Settings, 'clinic' | 'providers'>;
  records: NoticeRecords;
  preferences: Pick<PreferenceStore, 'find' | 'isMuted'>;
  endpoints: Pick<PushEndpointStore, 'list'>;
  contacts: Pick<ContactStore, 'judge' | 'takeAsk'>;
  dailyCap: DailyCap;
  jobs: Pick<JobQueue, 'add'>;
  now?: () => number;
};

/** Makes a notice that is due: into the list once, and as one delivery for each way and address that the patient chose. */
export function createNoticeMaker({
  settings,
  records,
  preferences,
  endpoints,
  contacts,
  dailyCap,
  jobs,
  now = Date.now,
}: Parts) {
  const { clinic, providers } = settings;
  const offered = offeredChannels(providers);
  const usualLanguage = clinic.languages[0] === 'np' ? 'ne' : 'en';
  /** The calendar is chosen on each device, which a message that is sent knows nothing of: where Nepali is read, it has both. */
  const bikram = findBikramView(clinic.languages.includes('np') ? 'both' : 'ad');

  return async function makeNotice(job: NoticeJob) {
    const noticeId = await stableId('notice', job.key);
    const paths = [job.about, `Patient/${job.patientId}`, `Communication/${noticeId}`];
    const [[about, patient, made], chosen] = await Promise.all([
      records.readTogether(paths),
      preferences.find(job.patientId),
    ]);
    if (!about || !patient || isWithheld(about) || findOwner(about) !== job.patientId) return;
    if (!(await isTrue(job, about))) return;
    const partner = kindOf(job.event) === 'message' ? await findPartner(job, about) : undefined;
    if (partner !== undefined && (await preferences.isMuted(job.patientId, partner))) return;
    const { language, ...choice } = chosen ?? defaultPreferences(usualLanguage);
    const person = {
      patient: patient as Patient,
      language: chosen ? language : (findLanguage(patient as Patient) ?? language),
    };
    const channels = (choice.choices[kindOf(job.event)] ?? []).filter((channel) => offered.includes(channel));
    const facts = isVisitEvent(job.event)
      ? await openVisitFacts(records, about as Appointment, { phone: clinic.phone, now: now() })
      : undefined;
    if (channels.includes('in-app') && !made)
      await records.putNotice(toCommunication(noticeId, job, clinic, facts));
    const words = noticeWords(
      job.event,
      job.time,
      { zone: clinic.zone, language: person.language, bikram },
      facts?.(person.language, false),
    );
    const deliveries = await addressAll(job, noticeId, person, { channels, words, partner });
    const startAfter = new Date(findTime(job, choice.quietHours ?? undefined));
    const queued = deliveries.map(async (data) => ({
      id: await stableId('delivery', noticeId, data.channel, data.to),
      data,
      startAfter,
    }));
    await jobs.add<DeliveryJob>(deliveryQueue, await Promise.all(queued));
  };

  async function isTrue(job: NoticeJob, about: Resource): Promise<boolean> {
    switch (kindOf(job.event)) {
      case 'visit':
      case 'reminder':
        return isVisitNoticeTrue(about as Appointment, job, now());
      case 'result':
        return isResultNoticeTrue(about as DiagnosticReport);
      case 'message':
        return isMessageUnseen(about as Communication, job.patientId);
      case 'payment':
        return isBillNoticeTrue(about as Invoice);
      case 'dose':
        return isDoseOpen(records, about, job);
    }
  }

  /** As the patient's list of conversations groups it: by the thread's partner, whoever of the team wrote. */
  async function findPartner({ patientId }: NoticeJob, about: Resource): Promise<string | undefined> {
    const message = about as Communication;
    const paths = threadIdsOf(message).map((id) => `Communication/${id}`);
    const threads = paths.length === 0 ? [] : await records.readTogether(paths);
    const own = threads.flatMap((thread) => (thread && findOwner(thread) === patientId ? thread : []));
    return readMessage(message, patientId, readThreads(own as Communication[], patientId))?.partner;
  }

  /** Doses are told at their time, which is what was asked for; a visit that begins before the end of the quiet hours too. */
  function findTime({ event, time }: NoticeJob, quiet: { from: string; until: string } | undefined): number {
    if (event === 'dose') return now();
    const after = afterQuietHours(now(), quiet, clinic.zone);
    return kindOf(event) === 'reminder' && time !== undefined && after >= time ? now() : after;
  }

  async function addressAll(
    job: NoticeJob,
    noticeId: string,
    { patient, language }: { patient: Patient; language: 'en' | 'ne' },
    {
      channels,
      words,
      partner,
    }: { channels: readonly string[]; words: NoticeWords; partner: string | undefined },
  ): Promise<DeliveryJob[]> {
    const to = (channel: DeliveryJob['channel'], addresses: string[]) =>
      channels.includes(channel)
        ? addresses.map((address) => ({
            ...words,
            noticeId,
            patientId: job.patientId,
            channel,
            to: address,
            language,
            about: job.about,
            ...(partner !== undefined && { partner }),
          }))
        : [];
    const devices = channels.includes('push') ? await endpoints.list(job.patientId) : [];
    // The phone app rings for doses by itself, with or without a network.
    const told = devices.filter(({ service }) => service === 'web' || job.event !== 'dose');
    const reachable = await contacts.judge(job.patientId, listReachable(patient));
    /** To what is known to be the patient's; where nothing is, the patient is told once that it must be confirmed. */
    async function toFirst(kind: ContactKind): Promise<DeliveryJob[]> {
      const ofKind = channels.includes(kind) ? reachable.filter((one) => one.kind === kind) : [];
      const known = ofKind.find(({ isVerified }) => isVerified);
      if (known) return (await dailyCap.take(job.patientId, noticeId, kind)) ? to(kind, [known.value]) : [];
      const [first] = ofKind;
      if (!first || !(await contacts.takeAsk(job.patientId, first, noticeId))) return [];
      const { patientId } = job;
      const about = `Patient/${patientId}`;
      const ask = contactAskWords(kind, language);
      return [{ ...ask, noticeId, patientId, channel: kind, to: first.value, language, about }];
    }
    return [
      ...(await toFirst('email')),
      ...(await toFirst('sms')),
      ...to(
        'push',
        told.map(({ sessionId }) => sessionId),
      ),
    ];
  }
}
