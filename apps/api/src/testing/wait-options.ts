/** Milliseconds to wait for asynchronous results. Generous, because tests may run on a busy machine. */
export const waitOptions = { timeout: 100_000, interval: 20 };
