import type { Page } from '@playwright/test';

/** Users to check screens for. */
export const roles = ['visitor', 'learner', 'newcomer', 'shopper', 'creator', 'staff', 'admin'] as const;
export type Role = (typeof roles)[number];

/** IDs used in the URLs of screens. */
export type ScreenIds = Record<
  | 'story'
  | 'tale'
  | 'video'
  | 'product'
  | 'bought'
  | 'paid'
  | 'unpaid'
  | 'course'
  | 'words'
  | 'roster'
  | 'someone',
  string
>;

/** A screen in one of its states. */
export interface Screen {
  /** Also used in the file names of the screen's screenshots. */
  name: string;
  /** The path pattern, as defined in the router. */
  route: string;
  role: Role;
  /** The URL, if it isn't the same as the route. */
  url: string | ((ids: ScreenIds) => string);
  /** Brings the screen into the state to check, in any language. */
  prepare?: (page: Page) => Promise<void>;
}

/** Creates one user's screens from names and routes, with URLs where they differ from the route. */
export const createScreens = (
  role: Role,
  screens: Readonly<
    Record<string, string | { route: string; url?: Screen['url']; prepare?: (page: Page) => Promise<void> }>
  >,
): Screen[] =>
  Object.entries(screens).map(([name, screen]) =>
    typeof screen === 'string'
      ? { name, role, route: screen, url: screen }
      : { name, role, url: screen.route, ...screen },
  );
