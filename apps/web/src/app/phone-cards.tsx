import { lazy, Suspense } from 'react';
import { loadStrings } from '../i18n/strings.ts';
import { isNative } from '../platform/native.ts';

const Cards = lazy(async () => {
  const [{ PhoneCards: cards }] = await Promise.all([
    import('../features/phone/phone-cards.tsx'),
    loadStrings('features/phone'),
  ]);
  return { default: cards };
});

/** A browser loads neither their code nor their words. */
export function PhoneCards() {
  if (!isNative()) return null;
  return (
    <Suspense>
      <Cards />
    </Suspense>
  );
}
