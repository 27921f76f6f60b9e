/** With BENCH_SMALL=1 everything runs, but too briefly to be a measurement. */
export const small = process.env['BENCH_SMALL'] === '1';

/** Number of runs of one measurement. */
export const runs = (count: number): number => (small ? Math.min(count, 5) : count);
