/** Median and 95th percentile of the durations of `runs` runs, in milliseconds. */
export interface Timing {
  median: number;
  p95: number;
  runs: number;
}

/** Returns the median and 95th percentile of durations in milliseconds. */
export function timing(durations: readonly number[]): Timing {
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), runs: sorted.length };
}

/** Runs work sequentially and measures each run. The first tenth is warm-up and isn't counted. */
export async function timeRuns(runs: number, work: (n: number) => Promise<unknown>): Promise<Timing> {
  const durations: number[] = [];
  for (let n = 0; n < runs + Math.ceil(runs / 10); n++) {
    const start = performance.now();
    await work(n);
    if (n >= Math.ceil(runs / 10)) durations.push(performance.now() - start);
  }
  return timing(durations);
}

/**
 * Runs work with several concurrent clients for some seconds. Returns the number of runs per second and the timing of
 * individual runs.
 */
async function measureThroughput(
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

/** Timings of two operations, and the ratio of the second to the first. */
export interface Comparison {
  reference: Timing;
  subject: Timing;
  ratio: number;
}

/**
 * Alternates a reference and an operation, so that both run under the same conditions, and measures each. The first
 * third is warm-up and isn't counted, because real servers have been running for a long time.
 */
export async function compare(
  runs: number,
  reference: (n: number) => Promise<unknown>,
  subject: (n: number) => Promise<unknown>,
): Promise<Comparison> {
  const durations: [number[], number[]] = [[], []];
  const warm = Math.ceil(runs / 2);
  for (let n = 0; n < runs + warm; n++) {
    for (const [index, work] of [reference, subject].entries()) {
      const start = performance.now();
      await work(n);
      if (n >= warm) durations[index as 0 | 1].push(performance.now() - start);
    }
  }
  const [first, second] = [timing(durations[0]), timing(durations[1])];
  return { reference: first, subject: second, ratio: second.median / first.median };
}

/**
 * Measures the rates of a reference and an operation with several concurrent clients, alternating every half second.
 * `share` is the rate relative to the reference. It is the median of all pairs, because a slow phase of the machine
 * affects both.
 */
export async function compareRates(
  clients: number,
  seconds: number,
  reference: (client: number) => Promise<unknown>,
  subject: (client: number) => Promise<unknown>,
): Promise<{ reference: number; subject: number; share: number; p95: number }> {
  const rates: [number[], number[]] = [[], []];
  const p95: number[] = [];
  for (let round = -2; round < 2 * seconds; round++) {
    for (const [index, work] of [reference, subject].entries()) {
      const load = await measureThroughput(clients, Math.min(seconds, 0.5), work);
      if (round < 0) continue; // warm-up
      rates[index as 0 | 1].push(load.perSecond);
      if (index === 1) p95.push(load.p95);
    }
  }
  const median = (values: number[]) => timing(values).median;
  const shares = rates[1].map((rate, turn) => rate / (rates[0][turn] as number));
  return { reference: median(rates[0]), subject: median(rates[1]), share: median(shares), p95: median(p95) };
}
