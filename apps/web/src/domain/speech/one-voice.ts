let stopCurrent: (() => void) | undefined;

/** Registers what starts to speak, after stopping whatever spoke before: a word, a page or a recording. */
export function claimVoice(stop: () => void): void {
  if (stopCurrent !== stop) stopCurrent?.();
  stopCurrent = stop;
}
