const msPerDay = 86_400_000;

/** Returns the time at a given UTC hour, `days` days ago, or the current time if that would be in the future. */
export function timeDaysAgo(days: number, hours: number): string {
  const midnight = Math.floor(Date.now() / msPerDay) * msPerDay;
  return new Date(Math.min(midnight - days * msPerDay + hours * 3_600_000, Date.now())).toISOString();
}

export const dateDaysAgo = (days: number): string => timeDaysAgo(days, 0).slice(0, 10);
