const devanagari = /\p{Script=Devanagari}/u;

/** What a person has written, in a language that nobody has noted: marked by its script. */
export function WrittenWords({ children }: { children: string }) {
  return <span lang={devanagari.test(children) ? 'ne' : 'en'}>{children}</span>;
}
