/** Most milliseconds that a cue may begin or end at; the contract's. */
export const latest = 1_000_000_000;

/** Milliseconds as the editor shows them: `0:01:02.345`. */
export function cueTime(ms: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  const clock = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${clock}.${String(ms % 1000).padStart(3, '0')}`;
}

const written = /^(?:(?:(\d{1,3}):)?(\d{1,2}):)?(\d{1,2})(?:[.,](\d{1,3}))?$/;

/** Milliseconds of what somebody wrote, also without hours and parts of seconds: `1:02`, `0:01:02,3`; undefined of anything else. */
export function readCueTime(text: string): number | undefined {
  const [, hours = '0', minutes = '0', seconds = '', fraction = ''] = written.exec(text.trim()) ?? [];
  if (seconds === '' || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const ms =
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
  return ms > latest ? undefined : ms;
}
