import { useState } from 'react';
import { ChatHeader } from './chat-header.tsx';
import { ChatLog } from './chat-log.tsx';
import { Composer } from './composer.tsx';
import type { OwnInbox } from './inbox.ts';
import { NewMessages } from './new-messages.tsx';
import type { Partner } from './partners.ts';
import { useConversation } from './use-conversation.ts';

type Props = { inbox: OwnInbox; partner: Partner; now: number };

/** On phones it has the whole screen. */
export default function ChatPanel({ inbox, partner, now }: Props) {
  const conversation = useConversation(inbox, partner.partner);
  const [wanted, setWanted] = useState<string>();
  const unsent = conversation.messages.filter(({ waiting }) => waiting !== undefined).map(({ text }) => text);
  return (
    <div className="flex flex-col max-sm:fixed max-sm:inset-0 max-sm:z-100 max-sm:bg-surface max-sm:pt-(--safe-top) sm:h-[calc(100dvh-196px)] sm:min-h-130 md:h-full md:min-h-0 low:overflow-auto">
      <ChatHeader
        partner={partner}
        now={now}
        wanted={wanted}
        onSearch={(text) => setWanted(text)}
        onSearchEnd={() => setWanted(undefined)}
      />
      <ChatLog inbox={inbox} partner={partner} conversation={conversation} wanted={wanted} now={now} />
      <NewMessages partner={partner} messages={conversation.messages} isReady={!conversation.isLoading} />
      <Composer patientId={inbox.patientId} partner={partner} unsent={unsent} />
    </div>
  );
}
