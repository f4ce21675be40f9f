import { randomUUID } from 'node:crypto';
import type { Appointment, Communication, FhirResource, Slot } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { clinicEvent, isReason, readingEvent } from '../clinic/clinic-event.ts';
import { serveDoctorPage } from '../clinic/doctor-page.ts';
import { buildReply } from '../clinic/reply.ts';
import { answerVisit, type ClinicAnswer, moveVisit } from '../clinic/visit-answers.ts';
import { runCommandLine } from '../progress.ts';
import { addDays, clinicDay, utcTime } from '../seed/clinic-time.ts';
import { places } from '../seed/data/places.ts';
import { specialties } from '../seed/data/specialties.ts';
import { doctorReference, getDoctor } from '../seed/doctors.ts';
import { createRecordsClient } from '../seed/records-client.ts';
import { readStackSettings } from '../settings.ts';

const usage = `npm run clinic -- list [day]                       the visits of a day, today unless named (2026-11-20)
npm run clinic -- confirm|fulfil ID
npm run clinic -- decline|cancel ID [REASON]
npm run clinic -- move ID START                    START such as 2026-11-22T10:30:00+05:45
npm run clinic -- block SCHEDULE-ID START END      nobody can book that time
npm run clinic -- publish SCHEDULE-ID START END    that time is free again
npm run clinic -- reply THREAD-OR-PATIENT TEXT     the doctor, or reception, answers in that conversation,
                                                   or in the patient's latest
npm run clinic -- join ID                          the doctor's side of a video visit: a page to open, until Ctrl+C
npm run clinic -- read PATIENT-ID [TYPE] [REASON]  a doctor reads DiagnosticReport, or another TYPE, of that patient, for
                                                   treatment, payment or emergency`;

await runCommandLine(async () => {
  const records = createRecordsClient(`http://127.0.0.1:${readStackSettings().ports.records}/fhir`);
  const [command = '', first = '', ...rest] = process.argv.slice(2);
  switch (command) {
    case 'list':
      return list(first || clinicDay(new Date()));
    case 'confirm':
    case 'decline':
    case 'fulfil':
    case 'cancel':
      return answer(first, command, rest.join(' '));
    case 'read':
      return readRecord(first, rest[0] ?? 'DiagnosticReport', rest[1] ?? 'treatment');
    case 'move':
      return move(first, rest[0] ?? '');
    case 'block':
    case 'publish':
      return setTime(first, rest[0] ?? '', rest[1] ?? '', command === 'block' ? 'busy-unavailable' : 'free');
    case 'join':
      return join(first);
    case 'reply':
      return reply(first, rest.join(' '));
    default:
      throw new Error(usage);
  }

  async function list(day: string) {
    const span = `date=ge${utcTime(day, '00:00')}&date=lt${utcTime(addDays(day, 1), '00:00')}`;
    const visits = (await records.search(`Appointment?${span}&_sort=date`)) as Appointment[];
    for (const { id, start, status, participant } of visits) {
      const names = participant.map(({ actor }) => actor?.display ?? actor?.reference).join(', ');
      console.log([id, start, status, names].join('  '));
    }
    console.log(`${visits.length} visits on ${day}`);
  }

  async function answer(id: string, wanted: ClinicAnswer, reason: string) {
    const { visit, slots } = await read(id);
    await write(visit, answerVisit(visit, slots, wanted, reason));
  }

  /** What a doctor's screen would ask for, and the trace that the hospital's system leaves of it. */
  async function readRecord(patientId: string, type: string, reason: string) {
    if (!/^[A-Z]\w+$/.test(type) || !isReason(reason)) throw new Error(usage);
    const [patient] = await records.search(`Patient?_id=${patientId}`);
    if (!patient) throw new Error(`There is no patient ${patientId}.`);
    const seen = type === 'Patient' ? [] : await records.search(`${type}?patient=${patientId}`);
    const doctor = getDoctor('anil-shrestha');
    const event = readingEvent({
      patientId,
      seen: seen.slice(0, 20).map(({ resourceType, id }) => `${resourceType}/${id}`),
      who: doctorReference(doctor),
      role: specialties[doctor.specialty].display,
      place: places.main.name,
      reason,
      when: new Date(),
    });
    await records.putAll([event]);
    console.log(`${event.agent[0]?.who?.display} read ${seen.length} ${type} of ${patientId}`);
  }

  async function move(id: string, start: string) {
    if (Number.isNaN(Date.parse(start))) throw new Error(usage);
    const { visit, slots } = await read(id);
    const slot = await findSlot(slots[0]?.schedule.reference ?? '', start);
    await write(visit, moveVisit(visit, slots, { slot, slotId: randomUUID(), start }));
  }

  async function setTime(scheduleId: string, start: string, end: string, status: Slot['status']) {
    if (Number.isNaN(Date.parse(start)) || Number.isNaN(Date.parse(end))) throw new Error(usage);
    const schedule = { reference: `Schedule/${scheduleId}` };
    const present = await findSlot(schedule.reference, start);
    if (present?.status === 'busy')
      throw new Error('A patient has booked that time: move or cancel the visit first.');
    const slot: Slot = {
      resourceType: 'Slot',
      id: randomUUID(),
      ...present,
      schedule,
      status,
      start: utc(start),
      end: utc(end),
    };
    await records.putAll([slot]);
    console.log(`${status} from ${slot.start} to ${slot.end}`);
  }

  async function reply(id: string, text: string) {
    if (id === '' || text === '') throw new Error(usage);
    const isThread = `category=${systemUris.communicationKind}|thread`;
    const found =
      (await records.search(`Communication?_id=${id}`))[0] ??
      (await records.search(`Communication?patient=Patient/${id}&${isThread}&_sort=-_lastUpdated`))[0];
    if (!found) throw new Error(`There is no conversation ${id}, and no patient ${id} who has one.`);
    const answer = buildReply(found as Communication, text, new Date());
    await records.putAll([answer]);
    console.log(`${answer.id} is sent by ${answer.sender?.display ?? answer.sender?.reference}`);
  }

  async function join(id: string) {
    const { visit } = await read(id);
    const { url } = await serveDoctorPage(readStackSettings(), visit);
    console.log(`Open this page as the doctor of ${visit.id}, and end it with Ctrl+C:\n${url}`);
  }

  async function findSlot(schedule: string, start: string): Promise<Slot | undefined> {
    const found = await records.search(`Slot?schedule=${schedule}&start=${utc(start)}`);
    return found[0] as Slot | undefined;
  }

  async function read(id: string) {
    const [visit] = (await records.search(`Appointment?_id=${id}`)) as Appointment[];
    if (!visit) throw new Error(`There is no visit ${id}. npm run clinic -- list tells the ids of a day.`);
    const ids = (visit.slot ?? []).map(({ reference }) => reference?.replace('Slot/', '')).join(',');
    return { visit, slots: ids === '' ? [] : ((await records.search(`Slot?_id=${ids}`)) as Slot[]) };
  }

  async function write(visit: Appointment, changed: FhirResource[]) {
    await records.putAll([...changed, clinicEvent(visit, new Date())]);
    const now = changed.find((resource) => resource.resourceType === 'Appointment');
    console.log(`${visit.id} is ${now?.status}, ${now?.start}`);
  }
});

function utc(instant: string): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}
