import { Ridge } from '../../ui/ridge.tsx';
import { formatDay, greetingAt } from './clinic-time.ts';

type Props = { name: string; now: Date; zone: string };

export function Greeting({ name, now, zone }: Props) {
  return (
    <div className="on-brand relative overflow-hidden bg-brand pt-0.5 pb-22 text-on-brand sm:pt-10 sm:pb-30">
      <Ridge className="[mask-image:linear-gradient(90deg,transparent_40%,#000_85%)] sm:[mask-image:linear-gradient(90deg,transparent_26%,#000_60%)]" />
      <div className="container-page relative">
        <p className="text-on-brand-muted">{greetingAt(now, zone)},</p>
        <h1 className="text-3xl leading-tight tracking-display break-words sm:text-[2.25rem]">{name}</h1>
        <p className="mt-1.5 text-sm text-on-brand-muted tabular-nums">{formatDay(now, zone)}</p>
      </div>
    </div>
  );
}
