import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '@portal/ui/button.tsx';
import { EmptyCalendarDrawing } from '@portal/ui/empty-calendar-drawing.tsx';
import { MessageState } from '@portal/ui/message-state.tsx';
import { UpcomingVisits } from './upcoming-visits.tsx';

export function NoNextVisit() {
  const { t } = useLingui();
  return (
    <UpcomingVisits>
      <MessageState
        drawing={<EmptyCalendarDrawing />}
        title={t`No item to display`}
        level={3}
        className="px-0! pt-0! pb-2!"
        actions={
          <LinkButton variant="soft" to="/appointments/choose-specialty">
            <Trans>Book a visit</Trans>
          </LinkButton>
        }
      >
        <p>
          <Trans>Your next visit will show up here.</Trans>
        </p>
      </MessageState>
    </UpcomingVisits>
  );
}
