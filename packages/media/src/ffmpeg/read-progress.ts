/** Parses the output of `-progress`: blocks of `key=value` lines, each ending with `progress=`. */
export function readProgress(onTime: (ms: number) => void): {
  read: (line: string) => void;
  writtenMs: () => number;
  /** Returns a string that changes while ffmpeg makes progress. */
  sign: () => string;
} {
  const seen = new Map<string, string>();
  let ms = 0;
  return {
    read(line) {
      const [key = '', value = ''] = line.split('=');
      seen.set(key, value);
      if (key !== 'progress') return;
      const time = Number(seen.get('out_time_us')); // not a number before the first block
      if (!(time > 0)) return;
      ms = time / 1000;
      onTime(ms);
    },
    writtenMs: () => ms,
    sign: () => ['frame', 'out_time_us', 'total_size'].map((key) => seen.get(key)).join(' '),
  };
}
