import type { JobRun } from '@glossa/jobs/job';

/** A job's only attempt, which is never aborted. */
export const onlyRun: JobRun = { attempt: 1, isLastAttempt: true, signal: new AbortController().signal };
