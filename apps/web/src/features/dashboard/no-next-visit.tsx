import { LinkButton } from '../../ui/button.tsx';
import { EmptyCalendarDrawing } from '../../ui/empty-calendar-drawing.tsx';
import { MessageState } from '../../ui/message-state.tsx';
import { UpcomingVisits } from './upcoming-visits.tsx';

export function NoNextVisit() {
  return (
    <UpcomingVisits>
      <MessageState
        drawing={<EmptyCalendarDrawing />}
        title="No item to display"
        level={3}
        className="px-0! pt-0! pb-2!"
        actions={
          <LinkButton variant="soft" to="/appointments">
            Book a visit
          </LinkButton>
        }
      >
        <p>Your next visit will be shown here.</p>
      </MessageState>
    </UpcomingVisits>
  );
}
