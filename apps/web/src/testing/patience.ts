/** How long a test waits for asynchronous results: a busy machine is slow, not wrong. In milliseconds. */
export const patience = { timeout: 30_000 };
