import { Foreground, Scene } from './scene.tsx';

/** The bell of a temple. */
export function BellDrawing() {
  return (
    <Scene sun={{ x: 64, y: 60, r: 20 }}>
      <path
        d="M118 118c-9 14-9 34 0 48M102 108c-14 22-14 48 0 68M242 118c9 14 9 34 0 48M258 108c14 22 14 48 0 68"
        fill="none"
        stroke="var(--i-brand)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".55"
      />
      <Foreground />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M112 40h136" stroke="var(--i-wood)" strokeWidth="10" />
        <path d="M126 40v190M234 40v190" stroke="var(--i-wood)" strokeWidth="8" strokeLinecap="butt" />
        <path d="M104 34 180 12l76 22" stroke="var(--i-wood2)" strokeWidth="8" />
        <path d="M180 40v18" stroke="var(--i-ink2)" strokeWidth="4" strokeLinecap="butt" />
        <circle cx="180" cy="62" r="6" stroke="var(--i-brass2)" strokeWidth="4" />
      </g>
      <path
        d="M180 68c25 0 33 19 34 42 .800 20 4 32 13 42a4 4 0 0 1-3 6.600H136a4 4 0 0 1-3-6.600c9-10 12.200-22 13-42 1-23 9-42 34-42z"
        fill="var(--i-brass)"
      />
      <path
        d="M146 112c0-1 0-2 .200-3h67.600c.200 1 .200 2 .200 3 .400 8 1 14.500 2.200 20H143.800c1.200-5.500 1.800-12 2.200-20z"
        fill="var(--i-brass2)"
        opacity=".55"
      />
      <path
        d="M160 80c-6 6-8 16-8.600 26"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".6"
      />
      <g fill="var(--i-brass2)">
        <rect x="128" y="152" width="104" height="8" rx="4" />
        <path d="M177.500 160h5v10h-5z" />
        <circle cx="180" cy="175" r="9" />
      </g>
      <circle cx="222" cy="78" r="17" fill="var(--i-brand)" stroke="var(--i-card)" strokeWidth="4" />
      <path
        d="m214.500 78.500 5 5 9.500-10"
        fill="none"
        stroke="#fff"
        strokeWidth="3.600"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  );
}
