import { lazy, Suspense } from 'react';
import { useStore } from 'zustand/react';
import { loadStrings } from '../i18n/strings.ts';
import { signInQuestion } from '../session/sign-in/sign-in-question.ts';

const Sheet = lazy(async () => {
  const [{ RecentSignInSheet }] = await Promise.all([
    import('../features/recent-sign-in/recent-sign-in-sheet.tsx'),
    loadStrings('features/recent-sign-in'),
  ]);
  return { default: RecentSignInSheet };
});

/** Whatever page has asked for it. */
export function RecentSignIn() {
  const { settle } = useStore(signInQuestion);
  return (
    settle && (
      <Suspense>
        <Sheet onSettled={settle} />
      </Suspense>
    )
  );
}
