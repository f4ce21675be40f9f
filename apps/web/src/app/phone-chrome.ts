/** An open conversation, or a search in the messages, has the whole phone screen. */
export function hidesPhoneChrome({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === '/messages' && search.length > 1;
}
