type Screen = { left: number; top: number; width: number; height: number };

export function centreOn(screen: Screen, width: number, height: number): string {
  const left = Math.max(0, Math.round(screen.left + (screen.width - width) / 2));
  const top = Math.max(0, Math.round(screen.top + (screen.height - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** Must run inside the click itself, or the browser blocks it; undefined where it does, and inside that very popup. */
export function openPopup(name: string, width: number, height: number): Window | undefined {
  const { screenX: left, screenY: top, outerWidth, outerHeight } = window;
  if (window.name === name) return undefined;
  const features = centreOn({ left, top, width: outerWidth, height: outerHeight }, width, height);
  return window.open('about:blank', name, features) ?? undefined;
}
