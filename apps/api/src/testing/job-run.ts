import type { JobRun } from '@glossa/jobs/job';

/** The only attempt at a job, never aborted. */
export const onlyRun: JobRun = { attempt: 1, last: true, signal: new AbortController().signal };
