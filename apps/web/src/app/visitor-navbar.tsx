import { useLingui } from '@lingui/react/macro';
import { useSignIn } from '../session/sign-in/use-sign-in.ts';
import { Button, LinkButton } from '@portal/ui/button.tsx';
import { NavbarFrame } from './navbar-frame.tsx';

/** For those who are signed out. */
export function VisitorNavbar() {
  const { t } = useLingui();
  const signIn = useSignIn();
  const register = useSignIn('register');
  return (
    <NavbarFrame home="/">
      <LinkButton variant="ghost" to="/help">
        {t`Help`}
      </LinkButton>
      <Button variant="secondary" onClick={signIn}>
        {t`Login`}
      </Button>
      <Button onClick={register}>{t`Register`}</Button>
    </NavbarFrame>
  );
}
