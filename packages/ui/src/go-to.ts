import { createContext, useContext } from 'react';

/** Opens an address of the portal: the router's way where there is a router, else a new page. */
export const GoTo = createContext<(path: string) => void>((path) => window.location.assign(path));

export function useGoTo(): (path: string) => void {
  return useContext(GoTo);
}
