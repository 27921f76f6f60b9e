/** Whether this person has asked for as little motion as possible. Asked anew each time: it can change. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
