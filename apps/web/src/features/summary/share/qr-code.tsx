import { use } from 'react';

const quiet = 2;
const drawn = new Map<string, Promise<{ path: string; size: number }>>();

/** Black on white in both themes: many readers know no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = use(draw(text));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-72 rounded-lg border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(text: string) {
  const known = drawn.get(text);
  if (known) return known;
  drawn.clear();
  const drawing = import('qrcode').then(({ default: { create } }) => {
    const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
    const dots = Array.from(data, (isDark, at) =>
      isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
    );
    return { path: dots.join(''), size };
  });
  drawn.set(text, drawing);
  return drawing;
}
