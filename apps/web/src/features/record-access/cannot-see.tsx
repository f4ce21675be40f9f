import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@portal/ui/card.tsx';

const limits = [
  msg`Views of paper files, or in hospital systems that keep no list. Anything said on the phone.`,
  msg`Who was holding your phone: anyone logged in as you shows as you.`,
  msg`Entries that also name another patient, or that the hospital doesn’t show.`,
  msg`What happened to a copy after it was downloaded, printed or shared.`,
  msg`Search words. A new view may take a moment to show up.`,
];

export function CannotSee() {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="cannot-see">
      <h2 id="cannot-see" className="text-lg">
        <Trans>What this list can’t show</Trans>
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm text-pretty text-muted">
        {limits.map((limit) => (
          <li key={limit.id}>{t(limit)}</li>
        ))}
      </ul>
    </Card>
  );
}
