import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@portal/clinical-domain/profile/profile';
import { useEffect, useRef } from 'react';
import { Callout } from '@portal/ui/callout.tsx';
import { useFieldStrings } from './use-field-strings.ts';
import type { Conflict } from './use-profile.ts';

type Props = { conflict: Conflict; profile: Profile };

/** Somebody else saved first: what they changed, and that nothing of the patient's is lost or stored. */
export function ChangedMeanwhile({ conflict: { taken, disputed, theirs }, profile }: Props) {
  const { t } = useLingui();
  const { nameOf, say } = useFieldStrings();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.focus();
  }, []);

  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-md outline-none">
      <Callout kind="warning">
        <h2 className="text-md">
          <Trans>Your profile has changed</Trans>
        </h2>
        <p className="mt-1">
          <Trans>
            You or the clinic changed it somewhere else. What you typed is still here, but not saved yet.
            Please check it and save again.
          </Trans>
        </p>
        <ul className="mt-2 list-disc pl-5">
          {taken.map((field) => {
            const [name, now] = [nameOf(field), say(field, theirs[field])];
            return <li key={field}>{t`${name}: now ${now}`}</li>;
          })}
          {disputed.map((field) => {
            const [name, there, here] = [
              nameOf(field),
              say(field, theirs[field]),
              say(field, profile[field]),
            ];
            return <li key={field}>{t`${name}: saved there as ${there}; you have ${here}`}</li>;
          })}
        </ul>
      </Callout>
    </div>
  );
}
