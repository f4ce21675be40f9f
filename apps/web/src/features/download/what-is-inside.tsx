import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '@portal/ui/card.tsx';

const inside = [
  msg`A page with your record to read and print, in English and Nepali`,
  msg`Test results, medicines and doses, appointments, conditions, allergies, vaccines, measurements, messages, bills, forms`,
  msg`Your documents, reports and pictures, as files you can open`,
  msg`Who looked at your record`,
  msg`A list of what’s inside and what’s left out`,
];
const leftOut = [
  msg`Anything the hospital doesn’t share with patients, and entries made by mistake`,
  msg`The hospital’s list of doctors, places and services; your record keeps their names`,
  msg`Files not linked to a document, report or message`,
];

const safe = [
  msg`The file isn’t locked: anyone who has it can read it. Don’t leave it on a shared computer.`,
  msg`This download will show in “Who looked at my record”.`,
];

export function WhatIsInside() {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <Points title={t`What’s inside`} points={inside} />
      <Points title={t`What’s left out`} points={leftOut} />
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
