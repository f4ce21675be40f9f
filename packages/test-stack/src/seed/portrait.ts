import { encodePng } from './files.ts';

type Colour = readonly [number, number, number];
type Shape = { colour: Colour; holds: (x: number, y: number) => boolean };

const skins: Colour[] = [
  [224, 172, 133],
  [198, 142, 104],
  [170, 116, 82],
];
const grounds: Colour[] = [
  [205, 226, 247],
  [214, 236, 224],
  [250, 228, 205],
  [232, 222, 246],
];
const hairs: Colour[] = [
  [38, 30, 28],
  [64, 46, 38],
  [120, 118, 120],
];
const shirts: Colour[] = [
  [66, 119, 184],
  [47, 133, 120],
  [150, 84, 120],
];
const coat: Colour = [250, 251, 253];
const ink: Colour = [58, 44, 40];

const ellipse = (cx: number, cy: number, rx: number, ry: number) => (x: number, y: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;

/** A drawn face of nobody: the same for the same number. Coordinates go from 0 to 100. */
function draw(number: number, gender: 'female' | 'male'): Shape[] {
  const pick = <T>(list: readonly T[], step: number) => list[Math.floor(number / step) % list.length] as T;
  const [skin, hair] = [pick(skins, 1), pick(hairs, 2)];
  const head = ellipse(50, 42, 17, 21);
  const isLong = gender === 'female';
  const hasGlasses = number % 3 === 1;
  const long: Shape[] = [{ colour: hair, holds: (x, y) => ellipse(50, 48, 24, 34)(x, y) && y < 78 }];
  const lens = (cx: number) => (x: number, y: number) =>
    ellipse(cx, 42, 6.5, 6)(x, y) && !ellipse(cx, 42, 5, 4.5)(x, y);
  const glasses: Shape[] = [
    { colour: ink, holds: (x, y) => lens(42)(x, y) || lens(58)(x, y) },
    { colour: ink, holds: (x, y) => Math.abs(x - 50) < 2 && Math.abs(y - 41.5) < 0.8 },
  ];
  return [
    ...(isLong ? long : []),
    { colour: coat, holds: ellipse(50, 104, 42, 34) },
    { colour: pick(shirts, 1), holds: (x, y) => y > 70 && Math.abs(x - 50) < (96 - y) * 0.5 },
    { colour: skin, holds: (x, y) => Math.abs(x - 50) < 7.5 && y > 55 && y < 76 },
    { colour: skin, holds: head },
    { colour: hair, holds: (x, y) => ellipse(50, 40, 19, 23)(x, y) && y < 33 + ((x - 44) / 9) ** 2 * 0.9 },
    { colour: ink, holds: (x, y) => ellipse(42, 42, 1.9, 2.2)(x, y) || ellipse(58, 42, 1.9, 2.2)(x, y) },
    {
      colour: ink,
      holds: (x, y) => y > 50 && Math.abs(x - 50) < 7 && Math.abs(Math.hypot(x - 50, y - 45) - 8.5) < 0.8,
    },
    ...(hasGlasses ? glasses : []),
  ];
}

const across = 3;

/** A square PNG of a few kilobytes. */
export function buildPortrait(number: number, gender: 'female' | 'male', size = 96): Buffer {
  const shapes = draw(number, gender).toReversed();
  const ground = grounds[number % grounds.length] as Colour;
  const colourAt = (x: number, y: number) => shapes.find(({ holds }) => holds(x, y))?.colour ?? ground;
  return encodePng(size, (column, row) => {
    const points = Array.from({ length: across * across }, (_, index) =>
      colourAt(
        ((column + ((index % across) + 0.5) / across) * 100) / size,
        ((row + (Math.floor(index / across) + 0.5) / across) * 100) / size,
      ),
    );
    return ([0, 1, 2] as const).map((channel) =>
      Math.round(points.reduce((sum, colour) => sum + colour[channel], 0) / points.length),
    );
  });
}
