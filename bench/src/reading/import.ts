import { timing } from '../measure/stats.ts';
import { formatMs, formatRatio, type Report } from '../measure/report.ts';
import { enroll, type BenchLearner, type Installation } from '../setup/installation.ts';
import { addTexts } from '../setup/library.ts';
import { readNovel } from '../setup/novel.ts';
import { runs, isSmall } from './scale.ts';
import type { Reader } from './readers.ts';

/**
 * Runs the platform's segmenter over the novel once, paragraph by paragraph, as the reference for an import. Returns
 * the time in milliseconds.
 */
function timeSegmentation(text: string): number {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const start = performance.now();
  let words = 0;
  for (const paragraph of text.split(/\n\n+/)) {
    for (const { isWordLike } of segmenter.segment(paragraph)) if (isWordLike) words++;
  }
  if (words === 0) throw new Error('no words');
  return performance.now() - start;
}

/** Returns the size of the tables that store documents, in bytes. */
async function measureDocumentBytes({ pool }: Installation): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `SELECT sum(pg_total_relation_size(name::regclass))::float AS bytes
     FROM unnest(ARRAY['document', 'sentence', 'document_word', 'term', 'learner_document']) AS name`,
  );
  return rows[0]?.bytes ?? 0;
}

/** Opens pages until a promise settles. Returns the durations in milliseconds. */
async function timePagesUntil(reader: Reader, until: Promise<unknown>): Promise<number[]> {
  const durations: number[] = [];
  const work = { done: false };
  void until.finally(() => (work.done = true));
  for (let n = 0; !work.done; n++) {
    const start = performance.now();
    await reader.client.get(
      `/api/texts/${reader.texts[n % reader.texts.length]}/page/1/?sentences_per_page=15`,
    );
    durations.push(performance.now() - start);
    // This isn't a load test: fifty pages per second are already far more than a single reader opens.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return durations;
}

/**
 * Measures an import of the novel: time until its first page opens, memory, size, and the effect on other readers.
 */
export async function measureImport(
  installation: Installation,
  report: Report,
  reader: Reader,
): Promise<void> {
  report.section('Import of a novel of 3.27 MB');
  const text = readNovel(isSmall ? 200_000 : undefined);
  const pass = timing(Array.from({ length: runs(5) }, () => timeSegmentation(text)));
  report.add({ label: 'one segmenting pass (reference)', result: formatMs(pass.median) });

  const learner = await enroll(installation);
  const before = await measureDocumentBytes(installation);
  const durations: number[] = [];
  for (let n = 0; n < runs(5); n++) durations.push(await importOnce(installation, learner, text, n));
  const after = await measureDocumentBytes(installation);
  const total = timing(durations);
  const ratio = total.median / pass.median;
  report.add({
    label: 'until readable',
    result: `${formatMs(total.median)}, p95 ${formatMs(total.p95)} = ${formatRatio(ratio)}`,
    target: '≤ 2× one segmenting pass',
    hasPassed: ratio <= 2,
    details: { ...total, ratio },
  });
  const peak = installation.worker.peakMemory();
  if (peak !== undefined) {
    report.add({
      label: 'peak memory of the worker',
      result: `${peak.toFixed(0)} MB`,
      target: '≤ 250 MB',
      hasPassed: peak <= 250,
    });
  }
  const size = (after - before) / runs(5) / 1e6;
  report.add({
    label: 'database size of a document',
    result: `${size.toFixed(1)} MB`,
    target: '≤ 12 MB',
    hasPassed: size <= 12,
  });

  const waitBetweenRuns = () => new Promise((resolve) => setTimeout(resolve, isSmall ? 300 : 4000));
  await timePagesUntil(reader, waitBetweenRuns()); // warm-up
  const idleTiming = timing(await timePagesUntil(reader, waitBetweenRuns()));
  const runImports = async () => {
    for (let n = 0; n < runs(3); n++) await importOnce(installation, learner, text, 90 + n);
  };
  const busy = timing(await timePagesUntil(reader, runImports()));
  report.add({
    label: 'page p95 of others meanwhile (idle / importing)',
    result: `${formatMs(idleTiming.p95)} / ${formatMs(busy.p95)} = ${formatRatio(busy.p95 / idleTiming.p95)}`,
    target: '≤ 2× idle',
    hasPassed: busy.p95 <= 2 * idleTiming.p95,
    details: { idle: idleTiming, busy },
  });
}

async function importOnce(
  installation: Installation,
  learner: BenchLearner,
  text: string,
  n: number,
): Promise<number> {
  // A different first line makes it a new document on each run.
  const start = performance.now();
  const [id] = await addTexts(installation, learner, [
    { title: `Novel ${n}`, content: `Telling ${n}.\n\n${text}` },
  ]);
  await learner.client.get(`/api/texts/${id}/page/1/`);
  return performance.now() - start;
}
