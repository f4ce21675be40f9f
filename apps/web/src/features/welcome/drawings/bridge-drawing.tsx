import { PrayerFlags } from './prayer-flags.tsx';
import { Scene } from './scene.tsx';

/** A suspension bridge from the hospital to the phone, and a record on its way. */
export function BridgeDrawing() {
  return (
    <Scene sun={{ x: 186, y: 56, r: 24 }}>
      <path
        d="M0 240V150l20-6h78l10 14-4 22 8 16-6 20 8 24zM360 240V152l-22-8h-64l-12 14 6 20-10 18 8 20-6 24z"
        fill="url(#first-run-front)"
      />
      <g fill="none" stroke="var(--i-rope)">
        <path d="M104 118Q183 186 262 118" strokeWidth="2.200" />
        <path
          d="M113.900 126V161.300M123.800 132.900V164.100M133.600 138.700V166.500M143.500 143.500V168.500M153.400 147.200V170M163.300 149.900V171.100M173.100 151.500V171.800M183 152V172M192.900 151.500V171.800M202.800 149.900V171.100M212.600 147.200V170M222.500 143.500V168.500M232.400 138.700V166.500M242.300 132.900V164.100M252.100 126V161.300"
          strokeWidth="1.300"
        />
      </g>
      <g fill="none" stroke="var(--i-wood)" strokeWidth="5" strokeLinecap="round">
        <path d="M104 158Q183 186 262 158M104 158V112M262 158V112" />
      </g>
      <PrayerFlags from={[104, 112]} bend={[183, 136]} to={[262, 112]} count={12} />
      <Hospital />
      <Phone />
      <g transform="rotate(-4 181 160)">
        <rect x="168" y="150" width="26" height="20" rx="4" fill="var(--i-card)" stroke="var(--i-edge)" />
        <path d="M173 157h15M173 163h10" stroke="var(--i-brand)" strokeWidth="2.600" strokeLinecap="round" />
      </g>
    </Scene>
  );
}

function Hospital() {
  return (
    <g strokeWidth="5" strokeLinecap="round">
      <rect
        x="24"
        y="86"
        width="62"
        height="60"
        rx="7"
        fill="var(--i-card)"
        stroke="var(--i-edge)"
        strokeWidth="1"
      />
      <path d="M24 93a7 7 0 0 1 7-7h48a7 7 0 0 1 7 7v7H24z" fill="var(--i-brand)" />
      <rect x="48" y="128" width="14" height="18" rx="3" fill="var(--i-brand)" />
      <path d="M55 106v16M47 114h16" stroke="var(--i-f3)" />
      <path d="M32 110h7M32 120h7M71 110h7M71 120h7M32 132h7M71 132h7" stroke="var(--i-cell)" />
    </g>
  );
}

function Phone() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <rect x="286" y="74" width="44" height="74" rx="10" fill="var(--i-ink2)" />
      <rect x="290" y="79" width="36" height="64" rx="6" fill="var(--i-card)" />
      <circle cx="308" cy="98" r="9" fill="var(--i-brand)" />
      <path d="m304 98.200 3 3 5.400-5.800" stroke="#fff" strokeWidth="2.400" />
      <path d="M297 116h22M297 124h22M297 132h14" stroke="var(--i-cell)" strokeWidth="4" />
    </g>
  );
}
