import { useMatches } from 'react-router';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { LostPathDrawing } from '../ui/lost-path-drawing.tsx';
import { MessageState } from '../ui/message-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { PageHandle } from './page-handle.ts';

/** Stands for the pages that later issues bring; each replaces its own. */
export function Component() {
  const { title = '' } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  return (
    <div className="container-page py-5 sm:py-8">
      <title>{`${title} · Patient Portal`}</title>
      <PageHead title={title} home="/dashboard" />
      <Card>
        <MessageState
          drawing={<LostPathDrawing />}
          title="This page is not ready yet"
          actions={
            <LinkButton variant="soft" to="/dashboard">
              Back to dashboard
            </LinkButton>
          }
        >
          <p>“{title}” will be here in a later version of the portal. Until then, please call your clinic.</p>
        </MessageState>
      </Card>
    </div>
  );
}
