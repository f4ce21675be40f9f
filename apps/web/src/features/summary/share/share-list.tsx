import { Trans, useLingui } from '@lingui/react/macro';
import type { Share } from '@portal/api-contract/sharing';
import { Link2 } from 'lucide-react';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { ShareItem } from './share-item.tsx';

type Props = { shares: Share[]; leaving: string | undefined; onRevoke: (id: string) => void; now: Date };

export function ShareList({ shares, leaving, onRevoke, now }: Props) {
  const { t } = useLingui();
  return (
    <section className="print:hidden grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="flex items-center gap-2 text-xl">
        <Link2 size={22} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
        <Trans>Your links</Trans>
      </h2>
      {shares.length === 0 ? (
        <Card>
          <EmptyState title={t`You haven’t shared anything`} level={3}>
            <p>
              <Trans>Your links will show up here, with everyone who opens them.</Trans>
            </p>
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {shares.map((share) => (
            <li key={share.id}>
              <ShareItem
                share={share}
                isLeaving={leaving === share.id}
                onRevoke={() => onRevoke(share.id)}
                now={now}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
