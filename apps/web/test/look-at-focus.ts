export type Stop = { name: string; trouble: string | undefined };

/**
 * Where the focus is, and what is wrong there: it is not shown, or something stands over it. A browser runs it as it is
 * written here, so that it needs nothing from outside.
 */
export function lookAtFocus(): Stop | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const label = focused.matches('input[type=radio], input[type=checkbox]') && focused.closest('label');
  const seen = label || focused;
  const name = `${focused.outerHTML.slice(0, 160)} in ${location.pathname}`;
  const isForced = matchMedia('(forced-colors: active)').matches;
  const around = [focused, ...Array.from({ length: 3 }, climb(focused))].filter((one) => one !== null);
  const looks = [...around.map((one) => getComputedStyle(one)), getComputedStyle(focused, '::after')];
  const hasRing = looks.some(({ outlineStyle, outlineWidth, boxShadow }) => {
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return isOutlined || (!isForced && boxShadow.includes('0px 0px 0px 3px'));
  });
  if (!hasRing && focused.matches(':focus-visible')) return { name, trouble: 'the focus is not shown' };

  const { left, right, top, bottom, width, height } = seen.getBoundingClientRect();
  // The letters of a line reach a little beyond it, into what stands above.
  const inset = 5;
  const points = [
    [left + width / 2, top + height / 2],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ] as const;
  const over = points.flatMap(([x, y]) => {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return ['the edge of the screen'];
    const hit = document.elementFromPoint(x, y);
    const isOwn = hit === null || seen.contains(hit) || hit.contains(seen);
    return isOwn ? [] : [hit.outerHTML.slice(0, 80)];
  });
  const mayStickOut = height > innerHeight / 2 || width > innerWidth;
  const isHidden = mayStickOut ? over.length === points.length : over.length > 0;
  return { name, trouble: isHidden ? `covered by ${over[0]}` : undefined };

  function climb(from: Element) {
    let at: Element | null = from;
    return () => (at = at?.parentElement ?? null);
  }
}
