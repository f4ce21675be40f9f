const devanagari = /\p{Script=Devanagari}/u;

/** What a person has written, in a language that nobody has noted: marked by its script. */
export function WrittenText({ children }: { children: string }) {
  return <span lang={languageOfScript(children)}>{children}</span>;
}

export function languageOfScript(text: string): 'en' | 'ne' {
  return devanagari.test(text) ? 'ne' : 'en';
}
