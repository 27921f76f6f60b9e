/** Location state for a URL that only follows what is on screen: nothing scrolls, and the focus does not move. */
export interface SilentNavigation {
  silent?: boolean;
}

export const isSilentNavigation = (state: unknown): boolean =>
  (state as SilentNavigation | null)?.silent === true;
