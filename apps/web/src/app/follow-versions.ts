import { askForVersions, onNewVersion, registerWorker } from '../platform/service-worker.ts';

/** @throws where the browser has no worker or refuses it: the portal then comes from the server each time */
export async function followVersions(): Promise<void> {
  const registration = await registerWorker();
  onNewVersion(registration, () => void tell(registration));
  askForVersions(registration);
}

async function tell(registration: ServiceWorkerRegistration): Promise<void> {
  const { showNewVersion } = await import('./show-new-version.tsx');
  await showNewVersion(registration);
}
