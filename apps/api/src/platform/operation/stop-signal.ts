/** Milliseconds within which two signals count as one, because the terminal and the launcher each send a signal. */
const duplicateSignalMs = 1000;

/**
 * Runs `close` once on SIGTERM or SIGINT, then exits. Exits without waiting after `limit` milliseconds or on a second
 * signal.
 */
export function onStopSignal(close: () => Promise<void>, limit: number): void {
  let since: number | undefined;
  const stop = () => {
    const now = performance.now();
    if (since !== undefined) {
      if (now - since > duplicateSignalMs) process.exit(1);
      return;
    }
    since = now;
    setTimeout(() => process.exit(1), limit).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
