/** Location state for a URL change that only reflects what is on screen: nothing scrolls or takes the focus. */
export interface SilentNavigation {
  silent?: boolean;
}

export const isSilentNavigation = (state: unknown): boolean =>
  (state as SilentNavigation | null)?.silent === true;
