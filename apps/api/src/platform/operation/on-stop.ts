/** Two signals within this time are one wish: a terminal and the program that started us both send one. */
const sameWish = 1000;

/**
 * Runs `close` once at SIGTERM or SIGINT and ends the process. One that takes more than `limit` milliseconds is ended,
 * and so is one that is told to stop a second time.
 */
export function onStop(close: () => Promise<void>, limit: number): void {
  let since: number | undefined;
  const stop = () => {
    const now = performance.now();
    if (since !== undefined) {
      if (now - since > sameWish) process.exit(1);
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
