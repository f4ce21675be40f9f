import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useStore } from 'zustand/react';
import type { Unsent } from '../session/sign-out/count-unsent.ts';
import { signOutAnyway, signOutQuestion, stay } from '../session/sign-out/sign-out.ts';

export const loadSignOutSheet = () => import('./sign-out-sheet.tsx');

const SignOutSheet = lazy<ComponentType<{ unsent: Unsent | 'unknown' }>>(() =>
  loadSignOutSheet().catch(() => ({ default: Unasked })),
);

export function SignOutQuestion() {
  const { unsent } = useStore(signOutQuestion);
  // Who goes back stays.
  useEffect(() => {
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);
  if (!unsent) return null;
  return (
    <Suspense>
      <SignOutSheet unsent={unsent} />
    </Suspense>
  );
}

/** Where the question cannot be put, what was pressed is done: nobody stays signed in on a device against their will. */
function Unasked() {
  useEffect(() => void signOutAnyway(), []);
  return null;
}
