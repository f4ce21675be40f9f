import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CalendarCheck, FlaskConical, FolderHeart, Pill, ReceiptText, Users } from 'lucide-react';
import { Tile } from '@portal/ui/tile.tsx';

const features = [
  {
    icon: CalendarCheck,
    hue: 'blue',
    title: msg`Appointment Management`,
    text: msg`Book, move and follow every visit in a few taps.`,
  },
  {
    icon: FolderHeart,
    hue: 'rose',
    title: msg`Health Records`,
    text: msg`Your visits, results and medicines in one place.`,
  },
  {
    icon: ReceiptText,
    hue: 'amber',
    title: msg`Billing`,
    text: msg`See what you owe in plain rupees, before you pay.`,
  },
  { icon: Pill, hue: 'violet', title: msg`Prescriptions`, text: msg`Know what to take, when, and why.` },
  {
    icon: FlaskConical,
    hue: 'teal',
    title: msg`Online Test Results`,
    text: msg`Read lab reports as soon as they’re ready.`,
  },
  {
    icon: Users,
    hue: 'green',
    title: msg`Family Access`,
    text: msg`Coming soon: look after parents and children from one phone.`,
  },
] as const;

export function FeatureGrid() {
  const { t } = useLingui();
  return (
    <section className="py-14 sm:py-22">
      <div className="container-page">
        <h2 className="mb-1.5 text-2xl tracking-[-.02em] sm:text-[2.25rem]">
          {t`Everything about your care, in one calm place`}
        </h2>
        <p className="mb-6 max-w-[52ch] text-muted">{t`What patients ask for most.`}</p>
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {features.map(({ icon, hue, title, text }) => (
            <li
              key={title.id}
              className="flex min-w-0 items-start gap-4 rounded-lg bg-surface p-5 shadow-sm sm:block lg:p-6"
            >
              <Tile icon={icon} hue={hue} className="sm:mb-4.5 sm:size-14! sm:rounded-[17px]!" />
              <div className="min-w-0">
                <h3 className="text-lg">{t(title)}</h3>
                <p className="mt-1 text-muted">{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
