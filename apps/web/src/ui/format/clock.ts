/** Formats seconds like a media player: `4:07`, `1:02:33`. */
export function formatClock(seconds: number): string {
  const totalSeconds = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const minutes = Math.floor(totalSeconds / 60) % 60;
  const hours = Math.floor(totalSeconds / 3600);
  const padTwo = (value: number) => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${padTwo(minutes)}:${padTwo(totalSeconds % 60)}`
    : `${minutes}:${padTwo(totalSeconds % 60)}`;
}
