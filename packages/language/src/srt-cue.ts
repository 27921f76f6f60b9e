/** Formats milliseconds as `01:02:03,004`. */
function time(ms: number): string {
  const padTwo = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(padTwo)
    .join(':');
  return `${clock},${String(ms % 1000).padStart(3, '0')}`;
}

/** Formats a cue for an .srt file. `seq` counts from 0, and times are in milliseconds. */
export const srtCue = ({
  seq,
  start,
  end,
  text,
}: {
  seq: number;
  start: number;
  end: number;
  text: string;
}): string => `${seq + 1}\n${time(start)} --> ${time(end)}\n${text}\n\n`;
