import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Purpose } from '@portal/clinical-domain/audit/view-purpose';
import type { Deed } from '@portal/clinical-domain/audit/read-view';
import type { Topic } from '@portal/clinical-domain/audit/view-topic';
import {
  ClipboardList,
  FlaskConical,
  ReceiptText,
  ShieldCheck,
  Siren,
  Stethoscope,
  UserRound,
  type LucideIcon,
} from 'lucide-react';

export const topicWords: Record<Topic, MessageDescriptor> = {
  results: msg`test results`,
  medicines: msg`medicines`,
  visits: msg`appointments`,
  bills: msg`bills`,
  messages: msg`messages and notices`,
  documents: msg`documents`,
  conditions: msg`conditions`,
  allergies: msg`allergies`,
  vaccines: msg`vaccines`,
  forms: msg`forms`,
  tasks: msg`tasks`,
  details: msg`name and contact details`,
  'access-list': msg`this list`,
  directory: msg`doctors and free times`,
  record: msg`the record as a whole`,
};

export const deedWords: Record<Deed, MessageDescriptor> = {
  saw: msg`Saw`,
  added: msg`Added`,
  changed: msg`Changed`,
  deleted: msg`Deleted`,
  'signed-in': msg`Signed in`,
  'signed-out': msg`Signed out`,
  'download-started': msg`Began to download the whole record`,
  downloaded: msg`Downloaded the whole record`,
  shared: msg`Shared a summary by link`,
  'share-ended': msg`Ended a shared link`,
  'joined-call': msg`Joined a video visit`,
};

export const purposeWords: Record<Purpose, { words: MessageDescriptor; icon: LucideIcon }> = {
  emergency: { words: msg`Emergency access`, icon: Siren },
  care: { words: msg`For your care`, icon: Stethoscope },
  payment: { words: msg`Payment`, icon: ReceiptText },
  administration: { words: msg`Administration`, icon: ClipboardList },
  research: { words: msg`Research`, icon: FlaskConical },
  quality: { words: msg`Quality and safety`, icon: ShieldCheck },
  'asked-by-you': { words: msg`You asked for it`, icon: UserRound },
};
