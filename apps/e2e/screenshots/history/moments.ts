const dayLength = 86_400_000;

/** Returns the time `days` days ago at an hour in UTC, but never a time in the future. */
export function momentAgo(days: number, hours: number): string {
  const midnight = Math.floor(Date.now() / dayLength) * dayLength;
  return new Date(Math.min(midnight - days * dayLength + hours * 3_600_000, Date.now())).toISOString();
}

export const dayAgo = (days: number): string => momentAgo(days, 0).slice(0, 10);
