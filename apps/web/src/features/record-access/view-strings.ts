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

export const topicStrings: Record<Topic, MessageDescriptor> = {
  results: msg`test results`,
  medicines: msg`medicines`,
  visits: msg`appointments`,
  bills: msg`bills`,
  messages: msg`messages and notifications`,
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

export const actionStrings: Record<Deed, MessageDescriptor> = {
  saw: msg`Saw`,
  added: msg`Added`,
  changed: msg`Changed`,
  deleted: msg`Deleted`,
  'signed-in': msg`Logged in`,
  'signed-out': msg`Logged out`,
  'download-started': msg`Started downloading the whole record`,
  downloaded: msg`Downloaded the whole record`,
  shared: msg`Shared a summary by link`,
  'share-ended': msg`Ended a shared link`,
  'joined-call': msg`Joined a video visit`,
};

export const purposeStrings: Record<Purpose, { strings: MessageDescriptor; icon: LucideIcon }> = {
  emergency: { strings: msg`Emergency access`, icon: Siren },
  care: { strings: msg`For your care`, icon: Stethoscope },
  payment: { strings: msg`Payment`, icon: ReceiptText },
  administration: { strings: msg`Administration`, icon: ClipboardList },
  research: { strings: msg`Research`, icon: FlaskConical },
  quality: { strings: msg`Quality and safety`, icon: ShieldCheck },
  'asked-by-you': { strings: msg`You asked for it`, icon: UserRound },
};
