/** Milliseconds of several runs. */
export interface Timing {
  median: number;
  p95: number;
  runs: number;
}

/** Median and 95th percentile of some durations in milliseconds. */
export function timing(durations: readonly number[]): Timing {
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), runs: sorted.length };
}

/** Runs work one after the other and measures each. The first tenth warms up and is not counted. */
export async function repeat(runs: number, work: (n: number) => Promise<unknown>): Promise<Timing> {
  const durations: number[] = [];
  for (let n = 0; n < runs + Math.ceil(runs / 10); n++) {
    const start = performance.now();
    await work(n);
    if (n >= Math.ceil(runs / 10)) durations.push(performance.now() - start);
  }
  return timing(durations);
}

/** Runs work with several clients for some seconds; answers runs a second and the timing of single runs. */
export async function throughput(
  clients: number,
  seconds: number,
  work: (client: number) => Promise<unknown>,
): Promise<Timing & { perSecond: number }> {
  const durations: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const run = async (client: number) => {
    while (performance.now() < end) {
      const from = performance.now();
      await work(client);
      durations.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  return { ...timing(durations), perSecond: durations.length / ((performance.now() - start) / 1000) };
}
