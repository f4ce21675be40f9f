import { Trans, useLingui } from '@lingui/react/macro';
import { searchConversations } from '@portal/clinical-domain/messages/search-conversations';
import { Search, UsersRound, X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { bareInput, controlBox } from '@portal/ui/field-look.ts';
import { IconButton } from '@portal/ui/icon-button.tsx';
import { List } from '@portal/ui/list.tsx';
import { TextLink } from '@portal/ui/text-link.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { NotForEmergencies } from './not-for-emergencies.tsx';
import type { Partner } from './partners.ts';

type Props = { partners: Partner[]; chosenId: string | null; now: number };

export function ConversationList({ partners, chosenId, now }: Props) {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const typed = query.get('search') ?? '';
  const found = searchConversations(partners, typed);

  function search(text: string) {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === '') next.delete('search');
        else next.set('search', text);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <>
      <search className="block px-5 pt-0 pb-3 sm:pt-5">
        <span className={controlBox({}, 'rounded-full!')}>
          <Search size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted" />
          <input
            type="text"
            aria-label={t`Search by name or specialty`}
            placeholder={t`Search`}
            value={typed}
            onChange={({ target }) => search(target.value)}
            className={bareInput}
          />
          {typed !== '' && (
            <IconButton label={t`Clear search`} icon={X} onClick={() => search('')} className="-mr-3" />
          )}
        </span>
        <NotForEmergencies className={chosenId === null ? 'mt-3' : 'mt-3 md:hidden'} />
        <TextLink to="/care-team" className="-mb-2">
          <UsersRound size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>My care team</Trans>
        </TextLink>
      </search>
      <div className="max-sm:bg-surface md:min-h-0 md:flex-1 md:overflow-auto">
        <List
          label={t`Conversations`}
          items={found}
          keyOf={({ partner }) => partner}
          empty={<EmptyState title={t`No results found!`} />}
        >
          {(partner) => <ConversationRow partner={partner} isChosen={partner.id === chosenId} now={now} />}
        </List>
      </div>
    </>
  );
}
