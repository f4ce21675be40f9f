import { useLingui } from '@lingui/react/macro';
import { ArrowRight, Lock, ShieldCheck } from 'lucide-react';
import { useSession } from '../../session/session.ts';
import { useSignIn } from '../../session/sign-in/use-sign-in.ts';
import { Button, LinkButton } from '@portal/ui/button.tsx';
import { Ridge } from '@portal/ui/ridge.tsx';
import { HeroStage } from './hero-stage.tsx';
import { PhoneHeader } from './phone-header.tsx';

export function Hero() {
  const { t } = useLingui();
  return (
    <section className="on-brand bg-hero relative overflow-hidden pt-(--safe-top) text-white">
      <PhoneHeader />
      <Ridge className="top-auto h-3/5! lg:[mask-image:linear-gradient(90deg,transparent_34%,#000_70%)]" />
      <div className="container-page">
        <div className="relative z-1 grid grid-cols-[minmax(0,1fr)] gap-9 pt-7 sm:pt-18 lg:min-h-160 lg:grid-cols-[1.02fr_1fr] lg:items-center lg:gap-12 lg:pt-0">
          <div>
            <p className="text-lg font-semibold text-on-brand-muted">{t`Patient Portal`}</p>
            <h1 className="mt-2.5 mb-3.5 text-[2.25rem] leading-[1.14] tracking-[-.028em] lg:text-[3.5rem] lg:leading-[1.08]">
              {t`Empowering Patients with Seamless Healthcare Management`}
            </h1>
            <p className="max-w-[46ch] text-[1.0625rem] text-pretty text-on-brand-muted lg:text-[1.1875rem]">
              {t`Book a visit, read your results and talk to your doctor. In English or Nepali, on the web and on your phone.`}
            </p>
            <div className="mt-6">
              <GetStarted />
            </div>
            <ul className="mt-5.5 flex flex-wrap gap-x-5 gap-y-2 text-sm text-on-brand-muted">
              <li className="inline-flex items-center gap-[7px]">
                <ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />
                {t`Secure login`}
              </li>
              <li className="inline-flex items-center gap-[7px]">
                <Lock size={18} strokeWidth={1.75} aria-hidden="true" />
                {t`Only you and your doctors`}
              </li>
            </ul>
          </div>
          <div className="h-94.5 lg:h-130">
            <HeroStage />
          </div>
        </div>
      </div>
    </section>
  );
}

function GetStarted() {
  const { t } = useLingui();
  const { status } = useSession();
  const signIn = useSignIn();
  const content = (
    <>
      {t`Get Started`}
      <ArrowRight size={20} aria-hidden="true" />
    </>
  );
  if (status === 'out') {
    return (
      <Button variant="inverse" size="lg" onClick={signIn}>
        {content}
      </Button>
    );
  }
  return (
    <LinkButton variant="inverse" size="lg" to="/dashboard">
      {content}
    </LinkButton>
  );
}
