/** Returns whether the user prefers reduced motion. Reads the current setting, which can change at any time. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
