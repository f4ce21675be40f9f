import type { MessageDescriptor } from '@lingui/core';
import { useMatches } from 'react-router';

/** What the chrome around a page knows of it. */
export type PageHandle = {
  /** Names the page in the tab of the browser; also in the header and the breadcrumb, unless it is a home page. */
  title: MessageDescriptor;
  /** What heads the page instead, where the title would promise what is not so yet. */
  heading?: MessageDescriptor;
  /** A home page: logo instead of title and way back, no breadcrumb. */
  isHome?: boolean;
  /** The page brings its own heading, so the chrome's title is none. */
  hasOwnHeading?: boolean;
  /** Stands between Home and this page in the breadcrumb. */
  parent?: { to: string; title: MessageDescriptor };
  /** A part of its parent's page, which heads it on wide screens; phones show it as a page of its own. */
  isPart?: boolean;
  /** What the page is mostly opened for, beside its title on wide screens. */
  action?: { to: string; title: MessageDescriptor };
  /** A sheet over its parent's page: it takes the focus when it opens and gives it back when it closes. */
  isSheet?: boolean;
  /** On phones the page has the room of the tab bar. */
  hasNoTabBar?: boolean;
  /** Where Back leads, if not where the patient came from. */
  back?: string;
};

type Titled = { pageTitle?: MessageDescriptor } | null | undefined;

/** A page whose title comes with it has it in its loader's answer, as `pageTitle`; a sheet over it keeps that title. */
export function usePageHandle(): PageHandle | undefined {
  const matches = useMatches();
  const handle = matches.at(-1)?.handle as PageHandle | undefined;
  const titles = matches.map(({ loaderData }) => (loaderData as Titled)?.pageTitle);
  const title = titles.findLast(Boolean);
  return handle && title ? { ...handle, title } : handle;
}
