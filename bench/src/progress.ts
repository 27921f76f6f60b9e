// What the dashboard, the progress page and the statistics cost after five years: 100,000 words, 8,000 rows of activity.
import { setTimeout as pause } from 'node:timers/promises';

import { growLibrary } from './growth/grow.ts';
import { Client } from './measure/http.ts';
import { ms, Report, times } from './measure/report.ts';
import { compare } from './measure/stats.ts';
import { giveHistory } from './progress/give-history.ts';
import { runs, small } from './reading/scale.ts';
import { enrol, install, type Installation } from './world/installation.ts';

const routes = {
  dashboard: '/api/dashboard/?language=en',
  'progress of a language': '/api/progress/?language=en',
  'progress of all languages': '/api/progress/',
  'learning stats, daily': '/api/words/learning_stats/?language=9&period=daily',
  'learning stats, yearly': '/api/words/learning_stats/?language=9&period=yearly',
  'study time': '/api/study-time/',
  'study streak': '/api/study-streak/',
  'this week': '/api/activity/activities/weekly/',
  'recent activities': '/api/recent-activities/?language=en',
} as const;

/** Rows that were read of the vocabulary so far, by whatever way; the server tells of them a second late. */
async function rowsRead({ pool }: Installation): Promise<number> {
  await pause(1500);
  const { rows } = await pool.query<{ read: string }>(
    `SELECT coalesce(seq_tup_read, 0) + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE relname = 'learner_word') AS read
     FROM pg_stat_user_tables WHERE relname = 'learner_word'`,
  );
  return Number(rows[0]?.read);
}

const report = new Report('progress');
const installation = await install();
try {
  const learner = await enrol(installation);
  await growLibrary(installation, learner, small ? 100 : 1000);
  await giveHistory(installation, learner, { days: small ? 100 : 1826, words: small ? 2000 : 100_000 });
  const bare = new Client(installation.bare.port);
  for (const [work, path] of Object.entries(routes)) {
    const before = await rowsRead(installation);
    const measured = await compare(
      runs(400),
      () => bare.get(`/row/${learner.id}`),
      () => learner.client.get(path),
    );
    const { own, reference, ratio } = measured;
    const rows = ((await rowsRead(installation)) - before) / runs(400);
    report.add({
      work: `${work}; ${Math.round(rows)} rows of the vocabulary read`,
      figure: `${ms(own.median)}, p95 ${ms(own.p95)}; bare ${ms(reference.median)} = ${times(ratio)}`,
      bar: '≤ 5× bare route, at most 600 words',
      pass: ratio <= 5 && rows <= 600,
      details: { measured, rows },
    });
  }
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
