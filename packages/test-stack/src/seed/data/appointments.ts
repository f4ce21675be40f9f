import type { Appointment } from 'fhir/r4';

export interface Visit {
  doctor: string;
  /** From today; the doctor's next working day from then on is taken. */
  days: number;
  time: string;
  status: Appointment['status'];
  type: 'FOLLOWUP' | 'ROUTINE' | 'CHECKUP';
  mode: 'in-person' | 'video';
  reason: string;
  comment: string;
  cancelReason?: string;
  instruction?: string;
}

export const visits: Visit[] = [
  {
    doctor: 'anil-shrestha',
    days: 5,
    time: '10:30',
    status: 'booked',
    type: 'FOLLOWUP',
    mode: 'video',
    reason: 'Cholesterol follow up',
    comment: 'Cholesterol follow up after the last lipid report.',
    instruction:
      'Keep your medicines near you. Measure your blood pressure in the morning. Find a quiet, bright place with good signal.',
  },
  {
    doctor: 'nirmala-rai',
    days: 9,
    time: '13:30',
    status: 'proposed',
    type: 'ROUTINE',
    mode: 'in-person',
    reason: 'Yearly eye check',
    comment: 'Small letters have become hard to read.',
  },
  {
    doctor: 'prabha-gurung',
    days: 12,
    time: '11:00',
    status: 'proposed',
    type: 'CHECKUP',
    mode: 'in-person',
    reason: 'Skin check after the cream',
    comment: 'To see whether the patch has gone.',
  },
  {
    doctor: 'prabha-gurung',
    days: -34,
    time: '11:00',
    status: 'fulfilled',
    type: 'CHECKUP',
    mode: 'in-person',
    reason: 'Itching patch on the arm',
    comment: 'For two weeks, worse at night.',
  },
  {
    doctor: 'rajesh-thapa',
    days: -48,
    time: '14:30',
    status: 'cancelled',
    type: 'ROUTINE',
    mode: 'in-person',
    reason: 'Headaches',
    comment: 'Twice a week in the evening.',
    cancelReason: 'BETTER',
  },
  {
    doctor: 'bikash-adhikari',
    days: -70,
    time: '10:20',
    status: 'noshow',
    type: 'CHECKUP',
    mode: 'in-person',
    reason: 'Left knee',
    comment: 'Pain when climbing stairs.',
  },
  {
    doctor: 'anil-shrestha',
    days: -104,
    time: '10:00',
    status: 'fulfilled',
    type: 'FOLLOWUP',
    mode: 'in-person',
    reason: 'Blood pressure and cholesterol',
    comment: 'Bring the notebook with the readings.',
  },
  {
    doctor: 'sunita-maharjan',
    days: -150,
    time: '11:30',
    status: 'fulfilled',
    type: 'ROUTINE',
    mode: 'video',
    reason: 'Ear pain',
    comment: 'Right ear, since three days, with fever.',
  },
];
