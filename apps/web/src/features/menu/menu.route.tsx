import { LogOut } from 'lucide-react';
import { session, useSession } from '../../session/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export function Component() {
  const { user } = useSession();
  return (
    <div className="container-page py-5 sm:py-8">
      <title>Menu · Patient Portal</title>
      <PageHead title="Menu" home="/dashboard" />
      <div className="grid max-w-120 gap-4">
        {user && (
          <Card className="flex items-center gap-4">
            <Avatar name={user.name} size="lg" />
            <div className="min-w-0 flex-1">
              <h2 className="text-lg break-words">{user.name}</h2>
              <p className="text-sm break-all text-muted">ID {user.id}</p>
            </div>
          </Card>
        )}
        <Button variant="danger" onClick={() => void session.signOut()}>
          <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
          Sign Out
        </Button>
      </div>
    </div>
  );
}
