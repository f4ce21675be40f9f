/** Of nobody: each is put together from parts, the same for the same number. */
export function drawPortrait(
  number: number,
  gender: 'female' | 'male',
  role: 'doctor' | 'patient' = 'doctor',
): string {
  const pick = <T>(list: readonly T[], step = 1) => list[Math.floor(number / step) % list.length] as T;
  const skin = pick(skins);
  const isOlder = number % 5 === 0 || number % 7 === 3;
  const hair = isOlder ? grey : pick(hairs, 3);
  const cut = gender === 'female' ? pick(femaleCuts, 2) : pick(maleCuts, 2);
  const hasGlasses = isOlder || number % 4 === 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 14 184 184">${[
    cut.behind(hair),
    clothes(pick(shirts), gender === 'male' ? pick(ties) : undefined),
    neck(skin),
    role === 'doctor' ? coat : '',
    head(skin),
    gender === 'female' ? softBrows(hair) : brows(hair),
    eyes(gender),
    nose(skin),
    mouth(gender, number % 3),
    gender === 'male' && number % 3 === 2 ? moustache(hair) : '',
    hasGlasses ? glasses(pick(frames)) : '',
    cut.front(hair),
  ].join('')}</svg>`;
}

type Skin = { base: string; shade: string; cheek: string };
type Hair = { base: string; shine: string };
type Cut = { behind: (hair: Hair) => string; front: (hair: Hair) => string };

const skins: Skin[] = [
  { base: '#dfae85', shade: '#c58f64', cheek: '#d98a70' },
  { base: '#f1c9a5', shade: '#dda97f', cheek: '#e79d86' },
  { base: '#cb9468', shade: '#ad774d', cheek: '#c4755a' },
  { base: '#e7b98f', shade: '#cb986b', cheek: '#dc917a' },
];
const hairs: Hair[] = [
  { base: '#221c20', shine: '#3a3036' },
  { base: '#3a2a24', shine: '#57423a' },
];
const grey: Hair = { base: '#7b8088', shine: '#a2a8b1' };
const shirts: [shirt: string, collar: string][] = [
  ['#a9c3ea', '#cfdff6'],
  ['#8b6fd0', '#a48ce0'],
  ['#dfe8f5', '#ffffff'],
  ['#356fb0', '#4b86c8'],
  ['#c9597b', '#dc7f9b'],
  ['#2f8f87', '#55aba3'],
  ['#d9a441', '#ecc37a'],
];
const ties = ['#2a4f8f', '#7b2f45', '#2c6a5c', undefined];
const frames = ['#2b3446', '#6b4a3a', '#3a4459'];

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const area = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

const clothes = ([shirt, collar]: [string, string], tie: string | undefined) =>
  area('M12 206C15 175 40 164 82 151C88 161 112 161 118 151C160 164 185 175 188 206Z', shirt) +
  area('M84.500 145L100 163L88 175L78 153Z', collar) +
  area('M115.500 145L100 163L112 175L122 153Z', collar) +
  (tie === undefined
    ? ''
    : area('M95.500 165.500L100 162L104.500 165.500L102.500 173L107 206H93L97.500 173Z', tie));

const neck = ({ base, shade }: Skin) =>
  area('M85 108V150C85 168 115 168 115 150V108Z', base) +
  area('M85 121C91 134 109 134 115 121V133C108 143 92 143 85 133Z', shade, 0.75);

const coat =
  area('M12 206C15 175 40 164 78 152.500L68 170L94 206Z', '#fbfcfe') +
  area('M188 206C185 175 160 164 122 152.500L132 170L106 206Z', '#eef2f8') +
  area('M79 151.500L62 170L73 176L68 184L94 206Z', '#e6ecf4') +
  area('M121 151.500L138 170L127 176L132 184L106 206Z', '#dbe3ee') +
  line('M74 155C64 172 70 188 80 197', '#3d4a60', 3.6) +
  line('M126 155C137 170 134 184 128 192', '#3d4a60', 3.6) +
  '<circle cx="126" cy="194" r="6.500" fill="#3d4a60"/><circle cx="126" cy="194" r="3" fill="#c8d2e0"/>';

const face =
  'M66 78C66 54 80 42 100 42C120 42 134 54 134 78C134 93 131 105 123.500 115.500C116.500 125 108 130.500 100 130.500C92 130.500 83.500 125 76.500 115.500C69 105 66 93 66 78Z';
const head = ({ base, shade, cheek }: Skin) =>
  `<ellipse cx="65.500" cy="88" rx="6" ry="9" fill="${base}"/><ellipse cx="134.500" cy="88" rx="6" ry="9" fill="${shade}"/>` +
  area(face, base) +
  `<clipPath id="face"><path d="${face}"/></clipPath><g clip-path="url(#face)">` +
  area('M112 36H140V134H96C116 122 124 100 120 74Z', shade, 0.28) +
  `<ellipse cx="78" cy="102" rx="8" ry="5.500" fill="${cheek}" opacity=".32"/><ellipse cx="122" cy="102" rx="8" ry="5.500" fill="${cheek}" opacity=".32"/></g>`;

const brows = ({ base }: Hair) =>
  line('M77 76C81 71.500 88 71.500 92 74.500M108 74.500C112 71.500 119 71.500 123 76', base, 3.4);
const softBrows = ({ base }: Hair) =>
  line('M77 77C81 72.500 88 72 92 74.500M108 74.500C112 72 119 72.500 123 77', base, 2.4);

const eyes = (gender: 'female' | 'male') =>
  [84.5, 115.5]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="86.500" rx="3.100" ry="3.700" fill="#241b1c"/><circle cx="${x + 1.1}" cy="85.200" r="1.100" fill="#fff"/>`,
    )
    .join('') +
  (gender === 'female'
    ? line(
        'M78.500 85.500C81 82 87.500 81.500 90.500 84.500M109.500 84.500C112.500 81.500 119 82 121.500 85.500',
        '#241b1c',
        2,
      )
    : '');

const nose = ({ shade }: Skin) =>
  line('M100 88C98.500 95 96.500 99.500 96 101.500C97.500 104 102 104.200 104 102.800', shade, 2.4);

function mouth(gender: 'female' | 'male', kind: number): string {
  if (kind === 1)
    return (
      area(
        'M87 110C91 113 109 113 113 110C112 119.500 106 122.500 100 122.500C94 122.500 88 119.500 87 110Z',
        '#8a3b38',
      ) +
      area(
        'M89.500 111.600C95 113.400 105 113.400 110.500 111.600C110 114.600 108 115.800 100 115.800C92 115.800 90 114.600 89.500 111.600Z',
        '#fff',
      )
    );
  if (gender === 'male') return line('M89 113C95 118.500 105 118.500 111 113', '#8d4a3d', 2.8);
  return (
    area(
      'M88.500 112.500C93 110.800 97 110.800 100 112C103 110.800 107 110.800 111.500 112.500C108 119 104 120 100 120C96 120 92 119 88.500 112.500Z',
      '#b5534f',
    ) + line('M88.500 112.500C94 115 106 115 111.500 112.500', '#8a3b38', 1.4)
  );
}

const moustache = ({ base }: Hair) =>
  area(
    'M86 110C90 105.500 97 105 100 107.500C103 105 110 105.500 114 110C108 111.500 104 111 100 110C96 111 92 111.500 86 110Z',
    base,
  );

const glasses = (colour: string) =>
  `<g fill="rgb(255 255 255/.14)" stroke="${colour}" stroke-width="2.400"><rect x="73" y="78.500" width="23" height="17" rx="7.500"/><rect x="104" y="78.500" width="23" height="17" rx="7.500"/></g>` +
  line('M96 85C98 83 102 83 104 85M73 84L66 82M127 84L134 82', colour, 2.4);

const nothing = () => '';
const parted = ({ base, shine }: Hair) =>
  area('M63 92C56 48 76 30 100 30C124 30 144 48 137 92C134 72 122 58 100 48C78 58 66 72 63 92Z', base) +
  line('M76 48C82 40 92 36 98 36', shine, 3);

const bun: Cut = {
  behind: ({ base, shine }) =>
    `<ellipse cx="100" cy="27" rx="17" ry="12" fill="${base}"/>` +
    line('M88 24C92 18 108 18 112 24', shine, 2),
  front: parted,
};
const bob: Cut = {
  behind: ({ base }) =>
    area(
      'M57 88C52 44 74 28 100 28C126 28 148 44 143 88C143 104 144 116 141 126C132 134 122 134 118 130H82C78 134 68 134 59 126C56 116 57 104 57 88Z',
      base,
    ),
  front: ({ base, shine }) =>
    area(
      'M62 96C54 50 76 29 100 29C124 29 146 50 138 96C136 82 134 74 130 66C112 72 88 72 70 66C66 74 64 82 62 96Z',
      base,
    ) + line('M80 42C88 36 104 34 114 37', shine, 3),
};
const long: Cut = {
  behind: ({ base }) =>
    area(
      'M58 90C52 44 74 27 100 27C126 27 148 44 142 90C143 118 150 140 156 160H44C50 140 57 118 58 90Z',
      base,
    ),
  front: parted,
};
const femaleCuts = [bob, bun, long];

const side: Cut = {
  behind: nothing,
  front: ({ base, shine }) =>
    area(
      'M63 86C55 46 74 26 104 26C134 26 145 48 137 86L133 84C134 72 132 63 128 56C116 62 100 58 87 47C83 56 70 62 67 84Z',
      base,
    ) + line('M88 46C96 36 112 32 126 40', shine, 3),
};
const quiff: Cut = {
  behind: nothing,
  front: ({ base, shine }) =>
    area(
      'M64 84C58 52 66 36 84 34C90 22 120 20 132 36C141 46 140 66 136 84L132.500 82C133 70 131 62 127 56C112 58 92 56 82 54C74 60 68 70 67.500 82Z',
      base,
    ) + line('M88 36C96 28 114 28 124 36', shine, 3),
};
const curls: Cut = {
  behind: nothing,
  front: ({ base }) =>
    area(
      'M62 84C54 70 58 58 62 54C58 40 74 28 84 32C90 22 112 22 118 31C132 28 144 42 139 54C145 62 144 74 138 84L133 82C134 72 131 66 127 60C118 62 110 58 104 54C96 60 86 60 78 56C72 62 68 72 67 82Z',
      base,
    ),
};
/** Under a dhaka topi. */
const topi: Cut = {
  behind: nothing,
  front: ({ base }) =>
    area(
      'M64 84C62 70 64 60 68 54H132C136 60 138 70 136 84L132 80C132 70 130 64 127 60H73C70 64 68 70 68 80Z',
      base,
    ) +
    area('M66 60C66 46 76 30 92 26C112 21 132 34 134 60C112 53 88 53 66 60Z', '#a3243b') +
    area('M66 60C88 53 112 53 134 60L133 51C112 45 88 45 67 51Z', '#7c1a2d') +
    line('M76 44L82 36L88 44L94 36L100 44L106 36L112 44L118 36L124 44', '#f2c45a', 2.4) +
    line('M72 55L78 50L84 54L90 49L96 53L102 49L108 53L114 49L120 54L126 51', '#e7ecf3', 1.8),
};
const maleCuts = [side, quiff, curls, topi];
