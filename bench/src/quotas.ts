// Makes 200 concurrent uploads from one account with a quota of 1 GB, while another learner reads.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { formatMs, Report } from './measure/report.ts';
import { timing, type Timing } from './measure/stats.ts';
import { fakeMp3, uploadRecording, uploadResumably, type UploadOutcome } from './quotas/uploads.ts';
import { isSmall } from './reading/scale.ts';
import { createAccessToken } from './setup/contract-client.ts';
import { enroll, install } from './setup/installation.ts';
import { addTexts } from './setup/library.ts';

const megabyte = 1024 * 1024;
const quota = isSmall ? 16 * megabyte : 1024 * megabyte;
/** Size of each uploaded file. The quota isn't a multiple of it. */
const fileBytes = isSmall ? 3 * megabyte : 15 * megabyte;
const uploadCount = isSmall ? 20 : 200;
/** Milliseconds for which the reader reads before the uploads begin. */
const idleTime = isSmall ? 500 : 5000;
/** Maximum p95 of the reader's requests during the uploads, in milliseconds. */
const readerBar = 500;

/** Sums the sizes of all files in a folder. */
const folderSize = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

/** Reads one page after another until `until` has settled. */
async function read(
  get: (path: string) => Promise<Buffer>,
  paths: readonly string[],
  until: Promise<unknown>,
): Promise<Timing> {
  const durations: number[] = [];
  const end = new AbortController();
  const untilEnd = until.finally(() => end.abort()).catch(() => undefined);
  while (!end.signal.aborted) {
    const start = performance.now();
    await get(paths[durations.length % paths.length] as string);
    durations.push(performance.now() - start);
  }
  await untilEnd;
  return timing(durations);
}

const countBy = (outcomes: readonly UploadOutcome[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, code } of outcomes) {
    const name = status < 300 ? 'accepted' : `${status} ${code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

const report = new Report('quotas');
const installation = await install({ environment: { STORAGE_QUOTA_BASIC: String(quota) } });
try {
  const { pool, api, folder } = installation;
  const reader = await enroll(installation);
  const greedy = await enroll(installation);
  await pool.query(`UPDATE learner SET subscription_type = 'Basic' WHERE id = $1`, [greedy.id]);
  const content = Array.from({ length: 400 }, (_, n) => `The fox of sentence ${n} saw many grapes.`).join(
    ' ',
  );
  const [textId] = await addTexts(installation, reader, [{ title: 'A text', content }]);
  const paths = [`/api/texts/${textId}/page/1/`, '/api/texts/?language=en', '/api/dashboard/?language=en'];
  const get = (page: string) => reader.client.get(page);
  await read(get, paths, new Promise((resolve) => setTimeout(resolve, 1000)));
  const idle = await read(get, paths, new Promise((resolve) => setTimeout(resolve, idleTime)));

  const token = await createAccessToken(installation, greedy.id);
  const sender = { port: api.port, headers: { authorization: `Bearer ${token}` } };
  const file = fakeMp3(fileBytes);
  const start = performance.now();
  const sending = Promise.all(
    Array.from({ length: uploadCount }, (_, n) =>
      n % 2 === 0 ? uploadRecording(sender, n, file) : uploadResumably(sender, file),
    ),
  );
  const busy = await read(get, paths, sending);
  const outcomes = await sending;
  const seconds = (performance.now() - start) / 1000;

  const stored = folderSize(path.join(folder, 'files', 'audio')) + folderSize(path.join(folder, 'uploads'));
  const { rows } = await pool.query<{ used: number; reserved: number }>(
    `SELECT coalesce((SELECT used_bytes FROM storage_use WHERE learner_id = $1), 0)::float8 AS used,
       coalesce((SELECT sum(bytes) FROM storage_reservation WHERE learner_id = $1), 0)::float8 AS reserved`,
    [greedy.id],
  );
  const counted = (rows[0]?.used ?? 0) + (rows[0]?.reserved ?? 0);
  const counts = countBy(outcomes);
  const inWords = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  report.add({
    label: `${uploadCount} uploads at once`,
    result: `${inWords.join(', ')} in ${seconds.toFixed(1)} s`,
    details: { counts },
  });
  report.add({
    label: 'bytes stored above the quota',
    result: `${Math.max(0, stored - quota)} (${stored} of ${quota})`,
    target: '0',
    hasPassed: stored <= quota && stored > quota - 3 * fileBytes,
    details: { stored, quota },
  });
  report.add({
    label: 'bytes counted but not stored',
    result: String(counted - stored),
    target: '0',
    hasPassed: counted === stored,
    details: { counted, stored },
  });
  const isServed = outcomes.every(({ status }) => status < 300 || status === 413 || status === 429);
  report.add({
    label: 'uploads refused for another reason',
    result: isServed ? '0' : 'some',
    target: '0',
    hasPassed: isServed,
  });
  report.add({
    label: 'another learner’s pages before',
    result: `p95 ${formatMs(idle.p95)}`,
    details: { idle },
  });
  report.add({
    label: 'another learner’s pages during the uploads',
    result: `p95 ${formatMs(busy.p95)}, median ${formatMs(busy.median)}, ${busy.runs} pages`,
    target: `p95 ≤ ${readerBar} ms`,
    hasPassed: busy.p95 <= readerBar,
    details: { busy },
  });
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
