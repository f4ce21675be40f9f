import type { ContactKind } from '@portal/api-contract/contacts';
import type { Appointment, Communication, DiagnosticReport, Invoice, Patient, Resource } from 'fhir/r4';
import { findBikramView } from '@portal/clinical-domain/bikram-sambat/bikram-view';
import { readThreads } from '@portal/clinical-domain/messages/conversations';
import { readMessage, threadIdsOf } from '@portal/clinical-domain/messages/message';
import { contactAskText } from '@portal/clinical-domain/notifications/contact-ask-text';
import { isVisitEvent, kindOf } from '@portal/clinical-domain/notifications/notification';
import {
  notificationText,
  type NotificationText,
} from '@portal/clinical-domain/notifications/notification-text';
import { isBillNotificationTrue } from '@portal/clinical-domain/notifications/plan-bill';
import { isMessageUnseen } from '@portal/clinical-domain/notifications/plan-message';
import { isResultNotificationTrue } from '@portal/clinical-domain/notifications/plan-result';
import { isVisitNotificationTrue } from '@portal/clinical-domain/notifications/plan-visit';
import { afterQuietHours } from '@portal/clinical-domain/notifications/quiet-hours';
import type { ContactStore } from '../contacts/contact-store.ts';
import { listReachable } from '../contacts/reachable.ts';
import { findOwner, isWithheld } from '../patient-access/visible.ts';
import type { JobQueue } from '../infra/job-queue.ts';
import type { Settings } from '../infra/settings.ts';
import { toCommunication } from './channels/in-app.ts';
import { defaultPreferences, offeredChannels } from './default-preferences.ts';
import { isDoseOpen } from './plan-doses.ts';
import type { DailyCap } from './daily-cap.ts';
import { type DeliveryJob, type NotificationJob, deliveryQueue } from './notification-job.ts';
import type { NotificationRecords } from './notification-records.ts';
import { findLanguage } from './patient-contact.ts';
import type { PreferenceStore } from './preference-store.ts';
import type { PushEndpointStore } from './push-endpoint-store.ts';
import { stableId } from './stable-id.ts';
import { openVisitFacts } from './visit-facts.ts';

type Parts = {
  settings: Pick<Settings, 'clinic' | 'providers'>;
  records: NotificationRecords;
  preferences: Pick<PreferenceStore, 'find' | 'isMuted'>;
  endpoints: Pick<PushEndpointStore, 'list'>;
  contacts: Pick<ContactStore, 'judge' | 'takeAsk'>;
  dailyCap: DailyCap;
  jobs: Pick<JobQueue, 'add'>;
  now?: () => number;
};

/** Makes a notification that is due: into the list once, and as one delivery for each way and address that the patient chose. */
export function createNotificationMaker({
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

  return async function makeNotification(job: NotificationJob) {
    const notificationId = await stableId('notice', job.key);
    const paths = [job.about, `Patient/${job.patientId}`, `Communication/${notificationId}`];
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
      await records.putNotification(toCommunication(notificationId, job, clinic, facts));
    const text = notificationText(
      job.event,
      job.time,
      { zone: clinic.zone, language: person.language, bikram },
      facts?.(person.language, false),
    );
    const deliveries = await addressAll(job, notificationId, person, { channels, text, partner });
    const startAfter = new Date(findTime(job, choice.quietHours ?? undefined));
    const queued = deliveries.map(async (data) => ({
      id: await stableId('delivery', notificationId, data.channel, data.to),
      data,
      startAfter,
    }));
    await jobs.add<DeliveryJob>(deliveryQueue, await Promise.all(queued));
  };

  async function isTrue(job: NotificationJob, about: Resource): Promise<boolean> {
    switch (kindOf(job.event)) {
      case 'visit':
      case 'reminder':
        return isVisitNotificationTrue(about as Appointment, job, now());
      case 'result':
        return isResultNotificationTrue(about as DiagnosticReport);
      case 'message':
        return isMessageUnseen(about as Communication, job.patientId);
      case 'payment':
        return isBillNotificationTrue(about as Invoice);
      case 'dose':
        return isDoseOpen(records, about, job);
    }
  }

  /** As the patient's list of conversations groups it: by the thread's partner, whoever of the team wrote. */
  async function findPartner({ patientId }: NotificationJob, about: Resource): Promise<string | undefined> {
    const message = about as Communication;
    const paths = threadIdsOf(message).map((id) => `Communication/${id}`);
    const threads = paths.length === 0 ? [] : await records.readTogether(paths);
    const own = threads.flatMap((thread) => (thread && findOwner(thread) === patientId ? thread : []));
    return readMessage(message, patientId, readThreads(own as Communication[], patientId))?.partner;
  }

  /** Doses are told at their time, which is what was asked for; a visit that begins before the end of the quiet hours too. */
  function findTime(
    { event, time }: NotificationJob,
    quiet: { from: string; until: string } | undefined,
  ): number {
    if (event === 'dose') return now();
    const after = afterQuietHours(now(), quiet, clinic.zone);
    return kindOf(event) === 'reminder' && time !== undefined && after >= time ? now() : after;
  }

  async function addressAll(
    job: NotificationJob,
    notificationId: string,
    { patient, language }: { patient: Patient; language: 'en' | 'ne' },
    {
      channels,
      text,
      partner,
    }: { channels: readonly string[]; text: NotificationText; partner: string | undefined },
  ): Promise<DeliveryJob[]> {
    const to = (channel: DeliveryJob['channel'], addresses: string[]) =>
      channels.includes(channel)
        ? addresses.map((address) => ({
            ...text,
            notificationId,
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
      if (known)
        return (await dailyCap.take(job.patientId, notificationId, kind)) ? to(kind, [known.value]) : [];
      const [first] = ofKind;
      if (!first || !(await contacts.takeAsk(job.patientId, first, notificationId))) return [];
      const { patientId } = job;
      const about = `Patient/${patientId}`;
      const ask = contactAskText(kind, language);
      return [{ ...ask, notificationId, patientId, channel: kind, to: first.value, language, about }];
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
