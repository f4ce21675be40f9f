import { useLingui } from '@lingui/react/macro';
import { useSession } from '../../session/session.ts';
import { TextField } from '@portal/ui/text-field.tsx';
import { FormCard, type PartProps } from './form-card.tsx';
import { phonePattern } from './patterns.ts';

export function ContactCard({ profile, change }: PartProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const signInEmail = user?.email;
  return (
    <FormCard title={t`Contact`}>
      <TextField
        label={t`Mobile number`}
        hint={t`So the clinic can call you.`}
        type="tel"
        autoComplete="tel"
        pattern={phonePattern}
        rule={t`Use 7 to 20 digits, like 9841234567.`}
        maxLength={24}
        value={profile.mobile}
        onChange={({ target }) => change({ mobile: target.value })}
      />
      <TextField
        label={t`Email`}
        {...(signInEmail && { hint: t`For letters from the clinic. You log in with ${signInEmail}.` })}
        type="email"
        autoComplete="email"
        rule={t`Write it like name@example.com.`}
        maxLength={254}
        value={profile.email}
        onChange={({ target }) => change({ email: target.value })}
      />
    </FormCard>
  );
}
