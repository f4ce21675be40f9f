import { Trans } from '@lingui/react/macro';
import { readProfile } from '@portal/clinical-domain/profile/read-profile';
import { LogOut } from 'lucide-react';
import { getPatientNumber } from '@portal/clinical-domain/profile/patient-number';
import { load, useAnswer } from '../../session/records/load.ts';
import { ownPatientOf } from '../../session/records/own-patient.ts';
import { session, useSession } from '../../session/session.ts';
import { signOut } from '../../session/sign-out/sign-out.ts';
import { useOwnName } from '../../session/records/use-own-name.ts';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Button, LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { AppearanceRow } from './appearance-row.tsx';
import { LanguageRow } from './language-row.tsx';
import { MenuLinks } from './menu-links.tsx';

const keptMs = 30_000;

/** Nobody waits for the picture and the number; without the picture the initials stand. */
export function loader() {
  load({ ...ownPatientOf(session.store.getState().user?.id ?? ''), staleTime: keptMs });
  return null;
}

export function Component() {
  const { user } = useSession();
  const { data: patient, isError } = useAnswer(ownPatientOf(user?.id ?? ''));
  const photo = patient ? readProfile(patient).photo : '';
  const id = patient ? getPatientNumber(patient) : isError && user?.id;
  const name = useOwnName() ?? '';
  return (
    <div className="container-page grid gap-4 pb-5 sm:pb-8 lg:grid-cols-[360px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-6">
      {user && (
        <Card className="flex flex-wrap items-center gap-4 lg:flex-col lg:px-6! lg:py-8! lg:text-center">
          <Avatar name={name} photo={photo} size="lg" />
          <div className="min-w-0 flex-[1_1_12rem] lg:flex-auto">
            <h2 className="text-lg break-words">{name}</h2>
            <p className="min-h-[1lh] text-sm break-all text-muted">{id && <Trans>Patient ID {id}</Trans>}</p>
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
