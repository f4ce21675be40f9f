import type { ReactNode } from 'react';

type Props = { sun: { x: number; y: number; r: number }; children: ReactNode };

/** The sky and the hills that stand behind each picture of the first run: decoration. */
export function Scene({ sun, children }: Props) {
  return (
    <svg viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="drawing">
      <defs>
        <linearGradient id="first-run-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--i-sky1)" />
          <stop offset="1" stopColor="var(--i-sky2)" />
        </linearGradient>
        <linearGradient id="first-run-front" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--i-m3a)" />
          <stop offset="1" stopColor="var(--i-m3)" />
        </linearGradient>
      </defs>
      <path d="M0 0h360v240H0z" fill="url(#first-run-sky)" />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill="var(--i-sun)" />
      <path
        d="M0 158 38 128 62 142 108 92 134 118 158 100 206 150 236 128 262 142 304 96 330 122 360 104V240H0z"
        fill="var(--i-m1)"
      />
      <path
        d="M108 92 122 106 113 112 107 105 98 112 92 109zM304 96 317 109 309 114 303 108 295 114 289 111z"
        fill="var(--i-snow)"
        opacity=".9"
      />
      <path
        d="M0 196 44 164 72 178 126 128 168 168 196 152 248 196 292 158 322 176 360 150V240H0z"
        fill="var(--i-m2)"
      />
      <path d="M126 128 142 143 131 150 124 143 115 151 109 144z" fill="var(--i-snow)" />
      <path
        d="M0 206 44 175 72 188 126 140 168 178 196 163 248 205 292 169 322 186 360 161M0 216 44 186 72 198 126 153 168 189 196 174 248 214 292 180 322 196 360 172"
        fill="none"
        stroke="var(--i-line)"
        opacity=".5"
      />
      {children}
    </svg>
  );
}

/** The hill in front. */
export function Foreground() {
  return (
    <path
      d="M0 222 58 192 96 208 160 178 214 214 262 194 318 218 360 200V240H0z"
      fill="url(#first-run-front)"
    />
  );
}
