import { Trans } from '@lingui/react/macro';
import { readProfile } from '@portal/clinical-domain/profile/read-profile';
import { LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router';
import { loadOwnNumber, loadOwnPatient } from '../../session/records/own-patient.ts';
import { useSession } from '../../session/session.ts';
import { signOut } from '../../session/sign-out/sign-out.ts';
import { useOwnName } from '../../session/records/use-own-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AppearanceRow } from './appearance-row.tsx';
import { LanguageRow } from './language-row.tsx';
import { MenuLinks } from './menu-links.tsx';

/** Nobody waits for the picture and the number; without the picture the initials stand. */
export function loader() {
  const photo = loadOwnPatient().then(
    (patient) => readProfile(patient).photo,
    () => '',
  );
  return { photo, number: loadOwnNumber() };
}

export function Component() {
  const { photo, number } = useLoaderData<typeof loader>();
  const { user } = useSession();
  const name = useOwnName() ?? '';
  return (
    <div className="container-page grid gap-4 pb-5 sm:pb-8 lg:grid-cols-[360px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-6">
      {user && (
        <Card className="flex flex-wrap items-center gap-4 lg:flex-col lg:px-6! lg:py-8! lg:text-center">
          <Suspense fallback={<Avatar name={name} size="lg" />}>
            <Await resolve={photo}>{(found) => <Avatar name={name} photo={found} size="lg" />}</Await>
          </Suspense>
          <div className="min-w-0 flex-[1_1_12rem] lg:flex-auto">
            <h2 className="text-lg break-words">{name}</h2>
            <p className="min-h-[1lh] text-sm break-all text-muted">
              <Suspense>
                <Await resolve={number}>{(id) => <Trans>Patient ID {id}</Trans>}</Await>
              </Suspense>
            </p>
          </div>
          <LinkButton variant="soft" to="/edit-profile" className="grow lg:w-full">
            <Trans>Edit Profile</Trans>
          </LinkButton>
        </Card>
      )}
      <div className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <MenuLinks />
        <Card className="divide-y divide-divider overflow-hidden p-0!">
          <LanguageRow />
          <AppearanceRow />
        </Card>
      </div>
      <Button variant="danger" onClick={() => void signOut()} className="w-full lg:col-start-1">
        <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Sign Out</Trans>
      </Button>
    </div>
  );
}
