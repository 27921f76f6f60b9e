let offset = 0;

/**
 * Synchronizes with the `Date` header of a response. The header has a resolution of one second, so only a difference of
 * more than half a minute counts.
 */
export function syncServerClock(response: Response, now = Date.now()): void {
  const server = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(server)) return;
  offset = Math.abs(server - now) > 30_000 ? server - now : 0;
}

/** Returns the current time in milliseconds according to the server's clock, because this device's may be wrong. */
export const serverNow = (): number => Date.now() + offset;
