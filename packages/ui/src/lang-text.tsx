import type { RecordText } from '@portal/clinical-domain/language/translated-text';

/** Words that are not the app's own, marked with the language that they are in. */
export function LangText({ children }: { children: RecordText | undefined }) {
  return children && <span lang={children.language}>{children.text}</span>;
}
