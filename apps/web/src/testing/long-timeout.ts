/** Timeout in milliseconds for asynchronous results. It is generous, because tests may run on a busy machine. */
export const longTimeout = { timeout: 30_000 };
