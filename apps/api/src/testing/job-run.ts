import type { JobRun } from '@glossa/jobs/job';

/** The only try at a job, which nothing stops. */
export const onlyRun: JobRun = { attempt: 1, last: true, signal: new AbortController().signal };
