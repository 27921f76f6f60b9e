/** Parses the output of `-progress`: blocks of `key=value` lines, each ending with `progress=`. */
export function readProgress(onTime: (ms: number) => void): {
  read: (line: string) => void;
  writtenMs: () => number;
  /** Returns a string that changes while ffmpeg makes progress. */
  progressMarker: () => string;
} {
  const values = new Map<string, string>();
  let ms = 0;
  return {
    read(line) {
      const [key = '', value = ''] = line.split('=');
      values.set(key, value);
      if (key !== 'progress') return;
      const time = Number(values.get('out_time_us')); // ffmpeg reports `N/A` until it has written something.
      if (!(time > 0)) return;
      ms = time / 1000;
      onTime(ms);
    },
    writtenMs: () => ms,
    progressMarker: () => ['frame', 'out_time_us', 'total_size'].map((key) => values.get(key)).join(' '),
  };
}
