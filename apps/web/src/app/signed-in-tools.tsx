import { useSession } from '../session/session.ts';
import Bell from './bell.tsx';
import { UserMenu } from './user-menu.tsx';

/** The end of the navbar for whoever is not out. */
export default function SignedInTools() {
  const { user } = useSession();
  return (
    <>
      <Bell hover="hover:bg-hover" />
      {user && <UserMenu user={user} />}
    </>
  );
}
