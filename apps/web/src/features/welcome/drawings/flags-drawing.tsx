import { PrayerFlags } from './prayer-flags.tsx';
import { Foreground, Scene } from './scene.tsx';

const letters = { latin: 'Aa', devanagari: 'अ' };

/** Two languages under prayer flags. */
export function FlagsDrawing() {
  return (
    <Scene sun={{ x: 292, y: 54, r: 22 }}>
      <PrayerFlags from={[-6, 62]} bend={[92, 91]} to={[190, 40]} count={13} />
      <PrayerFlags from={[190, 40]} bend={[279, 102]} to={[368, 92]} count={11} />
      <path d="M190 40v128" stroke="var(--i-rope)" strokeWidth="2.400" strokeLinecap="round" />
      <Foreground />
      <path
        d="M66 96h92a16 16 0 0 1 16 16v42a16 16 0 0 1-16 16h-60l-22 20v-20H66a16 16 0 0 1-16-16v-42a16 16 0 0 1 16-16z"
        fill="var(--i-card)"
        stroke="var(--i-edge)"
      />
      <path
        d="M206 122h92a16 16 0 0 1 16 16v42a16 16 0 0 1-16 16h-10v20l-22-20h-60a16 16 0 0 1-16-16v-42a16 16 0 0 1 16-16z"
        fill="var(--i-brand)"
      />
      <g textAnchor="middle" fontSize="46" fontWeight="650">
        <text x="112" y="149" fill="var(--i-ink)" lang="en">
          {letters.latin}
        </text>
        <text x="252" y="176" fill="#fff" lang="ne">
          {letters.devanagari}
        </text>
      </g>
    </Scene>
  );
}
