/** A domain's hue; it never means a status. */
export type Hue = keyof typeof hues;

export const hues = {
  blue: 'bg-tile-blue text-on-tile-blue',
  teal: 'bg-tile-teal text-on-tile-teal',
  violet: 'bg-tile-violet text-on-tile-violet',
  rose: 'bg-tile-rose text-on-tile-rose',
  amber: 'bg-tile-amber text-on-tile-amber',
  green: 'bg-tile-green text-on-tile-green',
};

const people: Hue[] = ['rose', 'teal', 'violet', 'amber', 'blue', 'green'];

/** The same person has the same hue on every page; any stable name of them will do. */
export function hueOfPerson(key: string | undefined): Hue {
  const letters = Array.from(key ?? '', (letter) => letter.codePointAt(0) ?? 0);
  return people[letters.reduce((sum, code) => sum + code, 0) % people.length] ?? 'blue';
}
