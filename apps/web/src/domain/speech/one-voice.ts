let stopCurrent: (() => void) | undefined;

/** Stops whatever is speaking (a word, a page or a recording), and registers `stop`, which stops what speaks next. */
export function claimVoice(stop: () => void): void {
  if (stopCurrent !== stop) stopCurrent?.();
  stopCurrent = stop;
}
