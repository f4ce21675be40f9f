/** What may reach the sinks of the page that can run script; null is refused by the browser. */
export const rules = {
  /** react-aria empties its live regions in this way. */
  createHTML: (text: string) => (text === '' ? text : null),
  createScriptURL: (address: string) => (address === '/service-worker.js' ? address : null),
};

type Factory = { createPolicy(name: 'default', policy: typeof rules): unknown };

/** Before anything else of the page runs. nginx asks for it where no script of a video provider is loaded. */
export function guardSinks({ trustedTypes }: { trustedTypes?: Factory }): void {
  trustedTypes?.createPolicy('default', rules);
}
