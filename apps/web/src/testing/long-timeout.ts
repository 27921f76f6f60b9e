/** How long a test waits for asynchronous results, in milliseconds: generous, because a busy machine is slow. */
export const longTimeout = { timeout: 30_000 };
