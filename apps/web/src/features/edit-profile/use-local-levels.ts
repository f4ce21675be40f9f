import type { LevelsOf } from '@portal/clinical-domain/profile/move-address';
import { useEffect, useState } from 'react';

/** A file of its own, for this page alone. While it is not there the fields take what is typed. */
export function useLocalLevels(): LevelsOf {
  const [levelsOf, setLevelsOf] = useState<LevelsOf>(() => () => []);
  useEffect(() => {
    import('@portal/clinical-domain/profile/nepal-local-levels').then(
      ({ listLocalLevels }) => setLevelsOf(() => listLocalLevels),
      () => undefined,
    );
  }, []);
  return levelsOf;
}
