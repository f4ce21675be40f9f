import { Mountains } from './mountains.tsx';

/** The first day: the sun comes up, and a path leads to the hills. */
export default function SunriseDrawing() {
  return (
    <svg width="160" height="104" viewBox="0 0 160 104" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M58 14v6M35 23l4 5M81 23l-4 5M25 45l6 2" stroke="var(--hue-amber)" strokeWidth="2.500" />
      <circle cx="58" cy="46" r="17" fill="var(--hue-amber)" opacity=".75" />
      <Mountains />
      <path
        d="M58 102c8-6 28-2 32-10s-16-10-8-20"
        stroke="var(--color-primary)"
        strokeWidth="3"
        strokeDasharray="1 7"
      />
      <circle cx="84" cy="68" r="4.500" fill="var(--color-primary)" />
    </svg>
  );
}
