/** Reads what `-progress` writes: blocks of `key=value`, each ended by `progress=`. */
export function readProgress(onTime: (ms: number) => void): {
  read: (line: string) => void;
  writtenMs: () => number;
  /** Changes while something is done. */
  sign: () => string;
} {
  const seen = new Map<string, string>();
  let ms = 0;
  return {
    read(line) {
      const [key = '', value = ''] = line.split('=');
      seen.set(key, value);
      if (key !== 'progress') return;
      const time = Number(seen.get('out_time_us')); // not a number before the first
      if (!(time > 0)) return;
      ms = time / 1000;
      onTime(ms);
    },
    writtenMs: () => ms,
    sign: () => ['frame', 'out_time_us', 'total_size'].map((key) => seen.get(key)).join(' '),
  };
}
