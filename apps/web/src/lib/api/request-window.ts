/**
 * Creates a client-side rate limiter. The returned function counts requests by URL and returns whether one more is
 * allowed: at most `limit` within the last `span` milliseconds (specification 1, section 9).
 */
export function createRequestWindow({
  limit = 1000,
  span = 60_000,
  now = Date.now,
}: { limit?: number; span?: number; now?: () => number } = {}): (url: string) => boolean {
  const sent = new Map<string, number[]>();
  return (url) => {
    const moment = now();
    const recent = (sent.get(url) ?? []).filter((time) => time > moment - span);
    const allowed = recent.length < limit;
    if (allowed) recent.push(moment);
    sent.set(url, recent);
    return allowed;
  };
}
