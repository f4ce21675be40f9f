import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Bone,
  Brain,
  Droplets,
  Ear,
  Eye,
  HeartPulse,
  Ribbon,
  ScanFace,
  ScanLine,
  Syringe,
  type LucideIcon,
} from 'lucide-react';
import type { Hue } from '@portal/ui/hues.ts';

/** The code is SNOMED CT's. */
export type Specialty = { code: string; name: MessageDescriptor; icon: LucideIcon; hue: Hue };

export const specialties: Specialty[] = [
  { code: '394591006', name: msg`Neurology`, icon: Brain, hue: 'violet' },
  { code: '394579002', name: msg`Cardiology`, icon: HeartPulse, hue: 'rose' },
  { code: '394582007', name: msg`Dermatology`, icon: ScanFace, hue: 'amber' },
  { code: '394914008', name: msg`Radiology`, icon: ScanLine, hue: 'blue' },
  { code: '394592004', name: msg`Clinical Oncology`, icon: Ribbon, hue: 'rose' },
  { code: '418960008', name: msg`ENT (Otolaryngology)`, icon: Ear, hue: 'teal' },
  { code: '394801008', name: msg`Trauma and Orthopedic`, icon: Bone, hue: 'amber' },
  { code: '394612005', name: msg`Urology`, icon: Droplets, hue: 'blue' },
  { code: '394577000', name: msg`Anesthetics`, icon: Syringe, hue: 'green' },
  { code: '394594003', name: msg`Ophthalmology`, icon: Eye, hue: 'teal' },
];

export function findSpecialty(code: string | null): Specialty | undefined {
  return specialties.find((specialty) => specialty.code === code);
}
