type PopstateListener = (event: PopStateEvent) => void;

let current: PopstateListener | undefined;

/**
 * Lets a page handle `popstate` before the router does. Listeners run in the order in which they were added, so call
 * this once, before the router renders.
 */
export const installPopstateGuard = (): void =>
  window.addEventListener('popstate', (event) => current?.(event));

/** Passes each `popstate` to `guard` first, one guard at a time; returns the function that removes it. */
export function guardPopstate(guard: PopstateListener): () => void {
  current = guard;
  return () => {
    if (current === guard) current = undefined;
  };
}
