const name = 'glossa:still-here';

/** Reports activity without input, e.g. while a video plays. */
export const tellStillHere = (): boolean => dispatchEvent(new Event(name));

/** Subscribes to these reports; returns the unsubscribe function. */
export function hearStillHere(listener: () => void): () => void {
  addEventListener(name, listener);
  return () => removeEventListener(name, listener);
}
