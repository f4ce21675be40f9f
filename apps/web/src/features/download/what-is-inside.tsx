import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '@portal/ui/card.tsx';

const inside = [
  msg`A page with your record to read and print, in English and Nepali`,
  msg`Test results, medicines and doses, appointments, conditions, allergies, vaccines, measurements, messages, bills, forms`,
  msg`Your documents, reports and pictures, as files that you can open`,
  msg`Who looked at your record`,
  msg`A list of what is inside and what is left out`,
];
const leftOut = [
  msg`What the hospital withholds from its patients, and what was entered in error`,
  msg`The hospital’s list of doctors, places and services; your record keeps their names`,
  msg`Files that no document, report or message refers to`,
];

const safe = [
  msg`The file is not locked: anyone who has it can read it. Do not leave it on a shared computer.`,
  msg`The download will appear in the list of who looked at your record.`,
];

export function WhatIsInside() {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <Points title={t`What is inside`} points={inside} />
      <Points title={t`What is left out`} points={leftOut} />
    </div>
  );
}

export function KeepItSafe() {
  const { t } = useLingui();
  return <Points title={t`Keep it safe`} points={safe} />;
}

function Points({ title, points }: { title: string; points: MessageDescriptor[] }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm text-pretty text-muted">
        {points.map((point) => (
          <li key={point.id}>{t(point)}</li>
        ))}
      </ul>
    </Card>
  );
}
