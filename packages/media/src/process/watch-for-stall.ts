/** Calls `onStall` once `sign` has returned the same value for `stallMs`. Returns a function that stops watching. */
export function watchForStall(
  { stallMs, sign }: { stallMs: number; sign: () => Promise<string> },
  onStall: () => void,
): () => void {
  let last: string | undefined;
  let changedAt = performance.now();
  const look = async () => {
    const now = await sign();
    if (now !== last) {
      last = now;
      changedAt = performance.now();
    } else if (performance.now() - changedAt >= stallMs) {
      onStall();
    }
  };
  const timer = setInterval(() => void look(), stallMs / 10);
  return () => clearInterval(timer);
}
