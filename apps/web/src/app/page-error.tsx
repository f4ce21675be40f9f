import { RotateCw } from 'lucide-react';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { BrokenPulseDrawing } from '../ui/broken-pulse-drawing.tsx';
import { MessageState } from '../ui/message-state.tsx';

export function ErrorBoundary() {
  return (
    <div className="container-page py-5 sm:py-12">
      <title>Error occurred · Patient Portal</title>
      <Card>
        <MessageState
          drawing={<BrokenPulseDrawing />}
          title="Error occurred"
          level={1}
          alert
          actions={
            <>
              <Button onClick={() => window.location.reload()}>
                <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
                Try again
              </Button>
              <LinkButton variant="ghost" to="/">
                Back to Home
              </LinkButton>
            </>
          }
        >
          <p>This page could not be loaded. Check your connection and try again.</p>
        </MessageState>
      </Card>
    </div>
  );
}
