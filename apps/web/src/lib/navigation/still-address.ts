/** Location state for a URL that only follows what is on screen: no scrolling, and the focus stays where it is. */
export interface StillAddress {
  still?: boolean;
}

export const isStill = (state: unknown): boolean => (state as StillAddress | null)?.still === true;
