/** Signing in happens in the system's own browser (RFC 8252): the app never sees a password. */
export async function openSystemBrowser(url: string): Promise<void> {
  const { Browser } = await import('@capacitor/browser');
  await Browser.open({ url });
}

/** Android has no way to close it; there it closes itself when the app comes to the front. */
export async function closeSystemBrowser(): Promise<void> {
  const { Browser } = await import('@capacitor/browser');
  await Browser.close().catch(() => undefined);
}
