type Gate = (event: PopStateEvent) => void;

let gate: Gate | undefined;

/**
 * Lets a page handle `popstate` before the router does. Listeners run in the order in which they were added, so call
 * this once, before the router renders.
 */
export const openPopGate = (): void => window.addEventListener('popstate', (event) => gate?.(event));

/** Passes each `popstate` to `guard` first, one guard at a time; returns the function that removes it. */
export function guardPops(guard: Gate): () => void {
  gate = guard;
  return () => {
    if (gate === guard) gate = undefined;
  };
}
