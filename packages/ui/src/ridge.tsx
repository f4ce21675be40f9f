import { classNames } from './class-names.ts';

const crest =
  'M0 250L110 205L170 222L300 128L352 166L402 140L520 232L610 188L690 214L820 86L884 150L936 118L1060 206L1130 180L1200 214';

const lines = [
  [crest, 0.2],
  [
    'M-4 259L115 220L166 235L305 153L348 186L407 164L516 243L615 205L686 228L825 117L880 172L941 145L1056 221L1135 198L1196 228',
    0.173,
  ],
  [
    'M-8 268L120 235L162 247L310 178L344 206L412 187L512 254L620 222L682 241L830 148L876 195L946 171L1052 235L1140 216L1192 241',
    0.146,
  ],
  [
    'M-12 276L125 249L158 260L315 204L340 226L417 211L508 266L625 239L678 255L835 179L872 217L951 198L1048 250L1145 235L1188 255',
    0.119,
  ],
  [
    'M-16 285L130 264L154 272L320 229L336 246L422 234L504 277L630 256L674 268L840 210L868 239L956 224L1044 265L1150 253L1184 268',
    0.092,
  ],
  [
    'M-20 294L135 279L150 285L325 254L332 266L427 258L500 288L635 274L670 282L845 240L864 261L961 251L1040 279L1155 271L1180 282',
    0.065,
  ],
] as const;

/** The hills behind brand-coloured ground; decoration only. */
export function Ridge({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 300"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-x-0 bottom-0 h-full w-full text-white',
        className,
      )}
    >
      <path d={`${crest}V300H0z`} fill="currentColor" stroke="none" opacity=".05" />
      {lines.map(([path, opacity]) => (
        <path key={opacity} d={path} opacity={opacity} />
      ))}
    </svg>
  );
}
