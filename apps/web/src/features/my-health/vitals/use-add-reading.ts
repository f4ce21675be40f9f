import { toLatinDigits } from '@portal/clinical-domain/language/format-digits';
import { uuidV7 } from '@portal/clinical-domain/ids/uuid-v7';
import { clinicDay, startOfMinute } from '@portal/clinical-domain/time/clinic-day';
import { clinicInstant } from '@portal/clinical-domain/time/clinic-time';
import {
  findReadingFault,
  type HomeKind,
  type HomeReading,
  isPossible,
  toCelsius,
} from '@portal/clinical-domain/vitals/home-reading';
import type { VitalPoint } from '@portal/clinical-domain/vitals/read-vitals';
import { vitalLimits } from '@portal/clinical-domain/vitals/vital-limits';
import { toPlainText } from '@portal/clinical-domain/written/plain-text';
import { useState } from 'react';
import { getPortalConfig } from '../../../http/portal-config.ts';

/** An own reading that can still be changed. */
export type ReadingToChange = { kind: HomeKind; point: VitalPoint };

export function toHomeReading({ kind, point }: ReadingToChange): HomeReading {
  const { id, values, at, enteredAt, note } = point;
  return { id, kind, values, at: Date.parse(at), enteredAt: Date.parse(enteredAt ?? at), note };
}

/** What is typed into the sheet, and the reading that it makes. */
export function useAddReading(changed: ReadingToChange | undefined, now: number) {
  const { clinicZone: zone } = getPortalConfig();
  const [first] = useState(() => (changed ? toHomeReading(changed) : newReading()));
  const [kind, setKind] = useState(first.kind);
  const [texts, setTexts] = useState(() => first.values.map(String));
  const [day, setDay] = useState<string | null>(() => clinicDay(first.at, zone));
  const [clock, setClock] = useState(() => clockOf(first.at, zone));
  const [note, setNote] = useState(first.note ?? '');
  const count = vitalLimits[kind].entry?.length ?? 1;
  const shown = Array.from({ length: count }, (_, index) => texts[index] ?? '');
  const values = shown.map((text) => toValue(kind, text));
  const [hours = NaN, minutes = NaN] = clock.split(':').map(Number);
  const at = day === null ? NaN : clinicInstant(day, hours * 60 + minutes, zone);
  const written = toPlainText(note).trim();
  const reading: HomeReading = { ...first, kind, values, at, note: written === '' ? undefined : written };
  const isComplete = shown.every((text) => text.trim() !== '') && !Number.isNaN(at);
  return {
    kind,
    choose(chosen: HomeKind) {
      setKind(chosen);
      setTexts([]);
    },
    texts: shown,
    type: (index: number, text: string) =>
      setTexts(shown.map((known, place) => (place === index ? text : known))),
    day,
    setDay,
    clock,
    setClock,
    note,
    setNote,
    reading,
    isComplete,
    /** Of each number that is typed in whole: whether a living body can have it. */
    isImpossible: (index: number) =>
      isWhole(shown[index] ?? '', kind, index) && !isPossible(kind, index, values[index] ?? NaN),
    fault: isComplete ? findReadingFault(reading, now) : undefined,
  };
}

export type AddedReading = ReturnType<typeof useAddReading>;

function newReading(): HomeReading {
  const now = Date.now();
  return {
    id: uuidV7(now, crypto.getRandomValues(new Uint8Array(10))),
    kind: 'blood-pressure',
    values: [],
    at: startOfMinute(now),
    enteredAt: now,
    note: undefined,
  };
}

/** A comma is a point on many keyboards. */
function toValue(kind: HomeKind, text: string): number {
  const plain = toLatinDigits(text).trim().replace(',', '.');
  if (!/^\d+(\.\d*)?$/.test(plain)) return NaN;
  return kind === 'temperature' ? toCelsius(Number(plain)) : Number(plain);
}

/** Whoever has typed 1 of 127 is not done: a number is judged when it has as many digits as the least that is accepted. */
function isWhole(text: string, kind: HomeKind, index: number): boolean {
  const [least = 0] = vitalLimits[kind].entry?.[index]?.span ?? [];
  return text.trim().length >= String(least).length;
}

function clockOf(instant: number, zone: string): string {
  return new Date(instant).toLocaleTimeString('sv-SE', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  });
}
