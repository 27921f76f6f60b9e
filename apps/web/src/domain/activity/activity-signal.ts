const eventName = 'glossa:activity';

/** Signals that the user is active without any input, for example while a video plays. */
export const signalActivity = (): boolean => dispatchEvent(new Event(eventName));

/** Calls `listener` on each signal; returns the unsubscribe function. */
export function onActivity(listener: () => void): () => void {
  addEventListener(eventName, listener);
  return () => removeEventListener(eventName, listener);
}
