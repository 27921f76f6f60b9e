type Gate = (event: PopStateEvent) => void;

let gate: Gate | undefined;

/**
 * Lets a page hear of going back and forth before the router does. Listeners of the window are called in the
 * order in which they came, so this is called once, before the router is drawn.
 */
export const openPopGate = (): void => window.addEventListener('popstate', (event) => gate?.(event));

/** Passes each `popstate` to `guard` first; returns how to stop. One guard at a time. */
export function guardPops(guard: Gate): () => void {
  gate = guard;
  return () => {
    if (gate === guard) gate = undefined;
  };
}
