/** Those elements that are there, with what FHIR says of a string beside it (`_text` of `text`). */
export function pick<Type extends object, Name extends keyof Type & string>(
  from: Type,
  names: readonly Name[],
): Pick<Type, Name> {
  const elements = from as Record<string, unknown>;
  const kept = names
    .flatMap((name) => [name, `_${name}`])
    .filter((name) => elements[name] !== undefined)
    .map((name) => [name, elements[name]]);
  return Object.fromEntries(kept) as Pick<Type, Name>;
}
