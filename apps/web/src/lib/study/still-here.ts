const name = 'glossa:still-here';

/** Tells that somebody is at it who touches nothing, e.g. while a video plays. */
export const tellStillHere = (): boolean => dispatchEvent(new Event(name));

/** Hears of it; answers how to stop. */
export function hearStillHere(listener: () => void): () => void {
  addEventListener(name, listener);
  return () => removeEventListener(name, listener);
}
