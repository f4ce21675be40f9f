import { Plural } from '@lingui/react/macro';
import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import { Fragment } from 'react';
import { LangText } from '@portal/ui/lang-text.tsx';

/** The first of them by name, the rest as a number. */
export function NameList({ names, most = 2 }: { names: (RecordText | undefined)[]; most?: number }) {
  const known = names.filter((name) => name !== undefined);
  const rest = known.length - most;
  return (
    <>
      {known.slice(0, most).map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two entries of a record may have one name
        <Fragment key={index}>
          {index > 0 && ', '}
          <LangText>{name}</LangText>
        </Fragment>
      ))}
      {rest > 0 && (
        <>
          {' '}
          <Plural value={rest} one="and # more" other="and # more" />
        </>
      )}
    </>
  );
}
