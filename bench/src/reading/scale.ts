/** BENCH_SMALL=1 runs everything, but too briefly for meaningful results. */
export const isSmall = process.env['BENCH_SMALL'] === '1';

/** Returns how many times to run a measurement: `count`, or at most five with BENCH_SMALL. */
export const runs = (count: number): number => (isSmall ? Math.min(count, 5) : count);
