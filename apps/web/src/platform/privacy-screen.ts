import { PrivacyScreen, type PrivacyScreenPlugin } from '@capacitor/privacy-screen';

/** In the app switcher the app shows its splash and not the record; Android takes no picture of it either. */
export async function hideFromAppSwitcher(
  plugin: Pick<PrivacyScreenPlugin, 'enable'> = PrivacyScreen,
): Promise<void> {
  await plugin.enable({
    android: { dimBackground: false },
    ios: { blurEffect: 'none' },
  });
}
