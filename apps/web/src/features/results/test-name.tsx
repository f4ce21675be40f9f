import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { RecordWords } from '@portal/ui/record-words.tsx';

/** As the laboratory writes it, and what people call it where that is another language; the PDF has the same two. */
export function TestName({ parameter: { name, gloss } }: { parameter: Pick<Parameter, 'name' | 'gloss'> }) {
  return (
    <>
      <RecordWords>{name}</RecordWords>
      {gloss !== undefined && <span className="block text-sm font-normal text-muted">{gloss}</span>}
    </>
  );
}
