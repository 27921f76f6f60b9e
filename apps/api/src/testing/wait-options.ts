/** Milliseconds to wait for asynchronous results: a busy machine is slow, not wrong. */
export const waitOptions = { timeout: 100_000, interval: 20 };
