import { use } from 'react';
import { LabelledDrawing } from '@portal/ui/labelled-drawing.tsx';
import { codeDots } from './code-dots.ts';

/** The light edge that a reader needs, in dots. */
const quiet = 4;
const drawn = new Map<string, Promise<{ path: string; size: number }>>();

/** Black on white in both themes: many readers know no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = use(draw(text));
  return (
    <LabelledDrawing label={label} className="mx-auto block w-full max-w-72">
      <svg
        aria-hidden="true"
        viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}
        shapeRendering="crispEdges"
        className="w-full rounded-lg border border-line bg-white"
      >
        <path d={path} fill="#000" />
      </svg>
    </LabelledDrawing>
  );
}

function draw(text: string) {
  const known = drawn.get(text);
  if (known) return known;
  drawn.clear();
  const drawing = codeDots(text).then(({ size, data }) => {
    const dots = Array.from(data, (isDark, at) =>
      isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
    );
    return { path: dots.join(''), size };
  });
  drawn.set(text, drawing);
  return drawing;
}
