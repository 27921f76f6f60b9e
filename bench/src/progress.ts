// Performance of the progress screens after five years: 100,000 words, 8,000 rows of activity, 73,000 answers.
import { setTimeout as pause } from 'node:timers/promises';

import { growLibrary } from './growth/grow.ts';
import { Client } from './measure/http.ts';
import { formatMs, Report, formatRatio } from './measure/report.ts';
import { compare } from './measure/stats.ts';
import { seedHistory } from './progress/seed-history.ts';
import { routes } from './progress/routes.ts';
import { runs, isSmall } from './reading/scale.ts';
import { enroll, install, type Installation } from './setup/installation.ts';

/**
 * Returns how many rows of the vocabulary have been read so far, by any access path. PostgreSQL connections report
 * their statistics at most once a second, when they run a statement, so `sendRequest` runs one.
 */
async function countRowsRead({ pool }: Installation, sendRequest: () => Promise<unknown>): Promise<number> {
  await pause(1100);
  await sendRequest();
  await pause(100);
  const { rows } = await pool.query<{ read: string }>(
    `SELECT coalesce(seq_tup_read, 0) + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE relname = 'learner_word') AS read
     FROM pg_stat_user_tables WHERE relname = 'learner_word'`,
  );
  return Number(rows[0]?.read);
}

const report = new Report('progress');
const installation = await install();
try {
  const learner = await enroll(installation);
  await growLibrary(installation, learner, isSmall ? 100 : 1000);
  await seedHistory(installation, learner, { days: isSmall ? 100 : 1826, words: isSmall ? 2000 : 100_000 });
  // Stop the worker, because its own reads would be counted as well.
  await installation.worker.stop();
  const bareClient = new Client(installation.bare.port);
  for (const [work, { path, maxRatio }] of Object.entries(routes)) {
    let requestCount = 0;
    const sendRequest = () => {
      requestCount += 1;
      return learner.client.get(path);
    };
    const before = await countRowsRead(installation, sendRequest);
    requestCount = 0;
    const measured = await compare(runs(400), () => bareClient.get(`/row/${learner.id}`), sendRequest);
    const { subject, reference, ratio } = measured;
    const rows = ((await countRowsRead(installation, sendRequest)) - before) / requestCount;
    report.add({
      label: `${work}; ${Math.round(rows)} rows of the vocabulary read`,
      result: `${formatMs(subject.median)}, p95 ${formatMs(subject.p95)}; bare ${formatMs(reference.median)} = ${formatRatio(ratio)}`,
      target: `≤ ${maxRatio}× bare route, at most 600 words`,
      hasPassed: ratio <= maxRatio && rows <= 600,
      details: { measured, rows },
    });
  }
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
