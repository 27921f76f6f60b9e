type PopstateListener = (event: PopStateEvent) => void;

let currentGuard: PopstateListener | undefined;

/**
 * Lets a page handle `popstate` before the router does. Listeners run in the order in which they were added, so call
 * this once, before the router renders.
 */
export const installPopstateGuard = (): void =>
  window.addEventListener('popstate', (event) => currentGuard?.(event));

/** Passes each `popstate` to `guard` first, one guard at a time; returns the function that removes it. */
export function guardPopstate(guard: PopstateListener): () => void {
  currentGuard = guard;
  return () => {
    if (currentGuard === guard) currentGuard = undefined;
  };
}
