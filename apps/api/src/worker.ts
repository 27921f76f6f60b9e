import { constants, setPriority } from 'node:os';

import { consume } from '@glossa/jobs/consumer';

import { configOrExit } from './config-or-exit.ts';
import { createDeps, jobStore } from './deps.ts';
import { scheduleLemmas } from './features/lemmas/jobs.ts';
import { enqueueLost, scheduleUpkeep } from './features/upkeep/jobs.ts';
import { allHandlers, consumerOptions } from './handlers.ts';
import { onStop } from './on-stop.ts';

// Whoever waits for a page comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const config = configOrExit();
const deps = createDeps({ ...config, databasePool: 4 }, 'worker');
const consumer = consume(jobStore(config), allHandlers(deps), consumerOptions, {
  error: (error) => deps.log.warn({ err: error }, 'queue connection lost'),
  failed: (name, error) => deps.log.error({ err: error, job: name }, 'job failed'),
});

// What a killed worker left is taken up at once, not only at the next sweep.
const atStart = async () => {
  // Whoever runs the site reads now, and not with the first video, whether there is an ffmpeg.
  void deps.media.kind();
  await scheduleUpkeep(deps);
  await scheduleLemmas(deps);
  await enqueueLost(deps, 0);
};
atStart().catch((error: unknown) => deps.log.warn({ err: error }, 'upkeep could not be scheduled'));
deps.log.info('working');

onStop(async () => {
  await consumer.close();
  await deps.close();
});
