import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { LangText } from '@portal/ui/lang-text.tsx';

/** As the laboratory writes it, and what people call it where that is another language; the PDF has the same two. */
export function TestName({ parameter: { name, gloss } }: { parameter: Pick<Parameter, 'name' | 'gloss'> }) {
  return (
    <>
      <LangText>{name}</LangText>
      {gloss !== undefined && <span className="block text-sm font-normal text-muted">{gloss}</span>}
    </>
  );
}
