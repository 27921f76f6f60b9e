import type { Page } from '@playwright/test';

/** Who sees a screen. */
export const people = ['visitor', 'learner', 'newcomer', 'shopper', 'creator', 'staff', 'admin'] as const;
export type Who = (typeof people)[number];

/** Ids of what the addresses of screens name. */
export type Places = Record<
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
  /** Its pictures are named after it. */
  name: string;
  /** As the router has it. */
  route: string;
  who: Who;
  /** Its address, where that says more than the route. */
  address: string | ((places: Places) => string);
  /** What is done with it before it is looked at, in any language. */
  show?: (page: Page) => Promise<void>;
}

/** Makes screens of one person, each by its name from its route, and from its address where that is another. */
export const screensOf = (
  who: Who,
  screens: Readonly<
    Record<
      string,
      string | { route: string; address?: Screen['address']; show?: (page: Page) => Promise<void> }
    >
  >,
): Screen[] =>
  Object.entries(screens).map(([name, screen]) =>
    typeof screen === 'string'
      ? { name, who, route: screen, address: screen }
      : { name, who, address: screen.route, ...screen },
  );
