import { House } from 'lucide-react';
import { LinkButton } from '../../ui/button.tsx';
import { LostPathDrawing } from '../../ui/lost-path-drawing.tsx';
import { MessageState } from '../../ui/message-state.tsx';

export function Component() {
  return (
    <div className="container-page py-5 sm:py-8">
      <title>Page Not Found · Patient Portal</title>
      <MessageState
        drawing={<LostPathDrawing />}
        eyebrow="404 ERROR"
        title="Oops! Page Not Found"
        level={1}
        className="py-12!"
        actions={
          <LinkButton to="/">
            <House size={20} strokeWidth={1.75} aria-hidden="true" />
            Back to Home
          </LinkButton>
        }
      >
        <p>The page you're trying to reach doesn't exist or there's an error.</p>
      </MessageState>
    </div>
  );
}
