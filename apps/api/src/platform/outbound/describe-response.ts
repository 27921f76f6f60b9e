/** Returns only the type of an error, because its message may quote the request. */
export function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = (error.cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? `${error.name}, ${code}` : error.name;
}

/** Returns the seconds to wait before retrying, at most a day; undefined if the server requests no delay. */
export function readRetryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? Math.min(Math.ceil(seconds), 86_400) : undefined;
}
