import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, CalendarCheck, FlaskConical, Video } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../session/session.ts';
import { useSignIn } from '../../session/sign-in/use-sign-in.ts';
import { BrandMark } from '@portal/ui/brand-mark.tsx';
import { Button, LinkButton } from '@portal/ui/button.tsx';
import { Ridge } from '@portal/ui/ridge.tsx';

const points = [
  { icon: CalendarCheck, text: msg`Book a visit in five steps` },
  { icon: FlaskConical, text: msg`Read your results the day they’re ready` },
  { icon: Video, text: msg`See your doctor from home` },
];

export function Component() {
  const { t } = useLingui();
  const { status } = useSession();
  const signIn = useSignIn();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="on-brand bg-hero relative flex min-h-dvh flex-col overflow-hidden pt-(--safe-top) text-white"
    >
      <Ridge className="top-[15%]! bottom-auto! h-[34%]! [mask-image:linear-gradient(#000_55%,transparent)] sm:top-[14%]! sm:h-[44%]!" />
      <div className="relative mx-auto flex w-full max-w-120 flex-1 flex-col px-6 pb-[calc(24px+var(--safe-bottom))] sm:max-w-130 sm:pt-6 sm:pb-14">
        <div className="flex min-h-14 items-center">
          <Link
            to="/"
            className="inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold tracking-title"
          >
            <BrandMark size={32} look="inverse" />
            <Trans>Patient Portal</Trans>
          </Link>
        </div>
        <div
          aria-hidden="true"
          className="mx-auto mt-auto mb-0 grid size-37 place-items-center rounded-[44px] bg-white/10 shadow-[0_0_0_28px_rgb(255_255_255/.05)]"
        >
          <BrandMark size={84} look="inverse" />
        </div>
        <div className="mt-auto pt-9 pb-7">
          <h1 className="text-[2.25rem] leading-[1.16] tracking-[-.028em]">
            <Trans>Your care, in your hand</Trans>
          </h1>
          <p className="mt-3 max-w-[32ch] text-[1.0625rem] text-pretty text-on-brand-muted">
            <Trans>Empowering Patients with Seamless Healthcare Management</Trans>
          </p>
          <ul className="mt-5.5 grid gap-3 text-on-brand-muted">
            {points.map(({ icon: Icon, text }) => (
              <li key={text.id} className="flex items-center gap-3">
                <span className="grid size-9 flex-none place-items-center rounded-[11px] bg-white/14">
                  <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                </span>
                {t(text)}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-3">
          {status !== 'in' && (
            <Button variant="inverse" size="lg" onClick={signIn}>
              <Trans>Login</Trans>
            </Button>
          )}
          <LinkButton variant={status === 'in' ? 'inverse' : 'inverse-line'} size="lg" to="/dashboard">
            <Trans>Get Started</Trans>
            <ArrowRight size={20} aria-hidden="true" />
          </LinkButton>
        </div>
      </div>
    </main>
  );
}
