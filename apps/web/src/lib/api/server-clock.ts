let offset = 0;

/**
 * Learns the server's time from an answer's `Date` header. That header counts whole seconds, so only a
 * difference that matters (half a minute) is taken over.
 */
export function learnServerTime(response: Response, now = Date.now()): void {
  const server = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(server)) return;
  offset = Math.abs(server - now) > 30_000 ? server - now : 0;
}

/** Now in milliseconds by the server's clock; this machine's may be wrong. */
export const serverNow = (): number => Date.now() + offset;
