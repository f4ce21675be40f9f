type Options = Intl.DateTimeFormatOptions & { timeZone: string | undefined };

const made = new Map<string, Intl.DateTimeFormat>();

/** The English writer of these pieces, made once: making one takes a slow phone longer than all that it writes on a page. */
export function dateWriter(options: Options): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const writer = made.get(key) ?? new Intl.DateTimeFormat('en-US', options);
  // Without a zone it is the device's, which may travel.
  if (options.timeZone !== undefined) made.set(key, writer);
  return writer;
}
