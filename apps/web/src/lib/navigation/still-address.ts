/** State of an address that follows what is on show already: nothing scrolls, and the focus stays where it is. */
export interface StillAddress {
  still?: boolean;
}

export const isStill = (state: unknown): boolean => (state as StillAddress | null)?.still === true;
