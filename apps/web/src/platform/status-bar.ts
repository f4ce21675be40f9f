import { StatusBar, Style, type StatusBarPlugin } from '@capacitor/status-bar';

export type BarLook = 'brand' | 'chat' | 'dark-chat';

/** Style.Dark is light text on a dark bar. */
const looks: Record<BarLook, { color: string; style: Style }> = {
  brand: { color: '#004196', style: Style.Dark },
  chat: { color: '#ffffff', style: Style.Light },
  'dark-chat': { color: '#131e31', style: Style.Dark },
};

export async function showStatusBar(
  look: BarLook,
  bar: Pick<StatusBarPlugin, 'setStyle' | 'setBackgroundColor'> = StatusBar,
): Promise<void> {
  const { color, style } = looks[look];
  await bar.setStyle({ style });
  // From Android 15 on the bar has no colour of its own: the page's own header stands behind it.
  await bar.setBackgroundColor({ color }).catch(() => undefined);
}
