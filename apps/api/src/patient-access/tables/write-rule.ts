/**
 * One thing that a patient may do to one resource.
 * - `elements`: the elements that may be set, or differ from the stored; all others are the hospital's
 * - `required`: paths at which something must stand
 * - `values`: what may stand at a path. `$self` is the patient's own reference; an entry that ends with `/` or `:`
 *   allows every reference that begins so; anything else is meant literally
 * - `stored`: the same of the version that it replaces
 * - `needsVersion`: the client says by If-Match which version it has seen
 */
export type Write = {
  does: string;
  elements: readonly string[];
  required?: readonly string[];
  values?: Readonly<Record<string, readonly string[]>>;
  stored?: { required: readonly string[]; values: Readonly<Record<string, readonly string[]>> };
  needsVersion?: true;
};

/** `create`: where nothing is stored. `change`: over what is stored; an identical repeat is always answered with it. */
export type Writes = { create?: readonly Write[]; change?: readonly Write[] };
