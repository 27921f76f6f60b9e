/** How long a test waits for what comes by itself, in milliseconds: a busy machine is slow, not wrong. */
export const patience = { timeout: 100_000, interval: 20 };
