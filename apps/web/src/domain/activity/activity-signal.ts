const eventName = 'glossa:activity';

/** Signals that the user is active without any input, for example while a video plays. */
export const signalActivity = (): boolean => dispatchEvent(new Event(eventName));

/** Subscribes to these signals. Returns the function that unsubscribes. */
export function onActivity(listener: () => void): () => void {
  addEventListener(eventName, listener);
  return () => removeEventListener(eventName, listener);
}
