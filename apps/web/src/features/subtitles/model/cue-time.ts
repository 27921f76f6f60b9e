/** Maximum cue time in milliseconds, as defined in the contract. */
export const maxCueTime = 1_000_000_000;

/** Formats milliseconds as `0:01:02.345`. */
export function formatCueTime(ms: number): string {
  const padTwo = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  const clock = `${Math.floor(seconds / 3600)}:${padTwo(Math.floor(seconds / 60) % 60)}:${padTwo(seconds % 60)}`;
  return `${clock}.${String(ms % 1000).padStart(3, '0')}`;
}

const pattern = /^(?:(?:(\d{1,3}):)?(\d{1,2}):)?(\d{1,2})(?:[.,](\d{1,3}))?$/;

/**
 * Parses a time such as `1:02` or `0:01:02,3` to milliseconds. Hours and fractions are optional. Returns undefined if
 * it is invalid.
 */
export function parseCueTime(text: string): number | undefined {
  const [, hours = '0', minutes = '0', seconds = '', fraction = ''] = pattern.exec(text.trim()) ?? [];
  if (seconds === '' || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const ms =
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
  return ms > maxCueTime ? undefined : ms;
}
