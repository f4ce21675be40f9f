import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Ambulance,
  HousePlus,
  Microscope,
  Pill,
  ShieldPlus,
  Stethoscope,
  type LucideIcon,
} from 'lucide-react';
import type { Hue } from '@portal/ui/hues.ts';

/** As HealthcareService.category and the page's address name it. */
export type ServiceKind = (typeof serviceKinds)[number]['kind'];
type Look = { kind: string; icon: LucideIcon; hue: Hue; title: MessageDescriptor; about: MessageDescriptor };

/** The six cards. They stand without the server; what it knows of hours and fees fills them. */
export const serviceKinds = [
  {
    kind: 'medical-consultation',
    icon: Stethoscope,
    hue: 'blue',
    title: msg`Medical Consultation`,
    about: msg`See a doctor at the clinic or by video call.`,
  },
  {
    kind: 'lab-tests',
    icon: Microscope,
    hue: 'teal',
    title: msg`Lab Tests & Diagnostics`,
    about: msg`Blood tests, X-ray and scans. Results in the portal.`,
  },
  {
    kind: 'pharmacy-orders',
    icon: Pill,
    hue: 'violet',
    title: msg`Pharmacy Orders`,
    about: msg`Call or come to order your medicines. Collect them or have them sent.`,
  },
  {
    kind: 'health-plans',
    icon: ShieldPlus,
    hue: 'green',
    title: msg`Health Plans & Insurance`,
    about: msg`Check-up packages and help with your insurance.`,
  },
  {
    kind: 'home-care',
    icon: HousePlus,
    hue: 'amber',
    title: msg`Home Care Services`,
    about: msg`A nurse, physiotherapist or sample collection at home.`,
  },
  {
    kind: 'emergency',
    icon: Ambulance,
    hue: 'rose',
    title: msg`Emergency Services`,
    about: msg`Ambulance and emergency room, day and night.`,
  },
] as const satisfies Look[];
