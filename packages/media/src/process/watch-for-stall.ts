/** Calls `onStall` once `progressMarker` has returned the same value for `stallMs`. Returns a function that stops watching. */
export function watchForStall(
  { stallMs, progressMarker }: { stallMs: number; progressMarker: () => Promise<string> },
  onStall: () => void,
): () => void {
  let last: string | undefined;
  let changedAt = performance.now();
  const checkProgress = async () => {
    const now = await progressMarker();
    if (now !== last) {
      last = now;
      changedAt = performance.now();
    } else if (performance.now() - changedAt >= stallMs) {
      onStall();
    }
  };
  const timer = setInterval(() => void checkProgress(), stallMs / 10);
  return () => clearInterval(timer);
}
