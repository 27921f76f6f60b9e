/** BENCH_SMALL=1 runs everything, but too briefly for meaningful results. */
export const isSmall = process.env['BENCH_SMALL'] === '1';

/** Returns the number of runs for a measurement. */
export const runs = (count: number): number => (isSmall ? Math.min(count, 5) : count);
