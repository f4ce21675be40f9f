/** The certificate of this process: shown to whoever calls it, and to servers that ask their callers for one. */
export type Tls = { cert: string; key: string };
