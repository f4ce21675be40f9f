import { App, type AppPlugin } from '@capacitor/app';

type Listeners = {
  onBack: () => void;
  onLink: (url: string) => void;
  onHidden: () => void;
  onShown: () => void;
};

/** What the phone tells the app: its back button, links that open it, and that it is left or looked at again. */
export function listenToApp(
  { onBack, onLink, onHidden, onShown }: Listeners,
  app: Pick<AppPlugin, 'addListener' | 'getLaunchUrl'> = App,
): () => void {
  const handles = [
    app.addListener('backButton', onBack),
    app.addListener('appUrlOpen', ({ url }) => onLink(url)),
    app.addListener('appStateChange', ({ isActive }) => (isActive ? onShown() : onHidden())),
  ];
  return () => handles.forEach((handle) => void handle.then(({ remove }) => remove()));
}

/** The link that started the app, if one did. */
export async function findLaunchLink(
  app: Pick<AppPlugin, 'getLaunchUrl'> = App,
): Promise<string | undefined> {
  return (await app.getLaunchUrl())?.url;
}

export async function leaveApp(app: Pick<AppPlugin, 'minimizeApp'> = App): Promise<void> {
  await app.minimizeApp().catch(() => undefined);
}
