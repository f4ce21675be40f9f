import { useLoaderData } from 'react-router';
import { loadOwnPatient } from '../../session/records/own-patient.ts';
import { ProfileForm } from './profile-form.tsx';

/** The newest version, because it is about to be changed. */
export async function loader() {
  return loadOwnPatient({ newest: true });
}

export function Component() {
  return <ProfileForm loaded={useLoaderData<typeof loader>()} />;
}
