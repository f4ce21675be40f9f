type Screen = { left: number; top: number; width: number; height: number };

export function centreOn(screen: Screen, width: number, height: number): string {
  const left = Math.max(0, Math.round(screen.left + (screen.width - width) / 2));
  const top = Math.max(0, Math.round(screen.top + (screen.height - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/**
 * Must run inside the click itself, or the browser blocks it; undefined where it does, inside that very popup, and in an
 * installed portal, whose second window may be another browser.
 */
export function openPopup(name: string, width: number, height: number): Window | undefined {
  const { screenX: left, screenY: top, outerWidth, outerHeight } = window;
  if (window.name === name || matchMedia('(display-mode: standalone)').matches) return undefined;
  const features = centreOn({ left, top, width: outerWidth, height: outerHeight }, width, height);
  return window.open('about:blank', name, features) ?? undefined;
}
