import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/card.tsx';

const limits = [
  msg`Looks at paper files, at other screens of the hospital that keep no list, and what was told by telephone.`,
  msg`Who held your phone: whoever is signed in as you counts as you.`,
  msg`Entries that name another patient too, or that the hospital keeps back.`,
  msg`What happened to a copy after it was downloaded, printed or shared.`,
  msg`Which words were searched for. A new view may take a moment to appear.`,
];

export function CannotSee() {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="cannot-see">
      <h2 id="cannot-see" className="text-lg">
        <Trans>What this list cannot show</Trans>
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm text-pretty text-muted">
        {limits.map((limit) => (
          <li key={limit.id}>{t(limit)}</li>
        ))}
      </ul>
    </Card>
  );
}
