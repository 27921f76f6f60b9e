import { Client } from '../measure/http.ts';
import { formatMs, formatRatio, type Report } from '../measure/report.ts';
import { compare, timing } from '../measure/stats.ts';
import type { Installation } from '../setup/installation.ts';
import type { Reader } from './readers.ts';
import { runs } from './scale.ts';

/** The first page of the library, and the whole library. */
const firstPagePath = '/api/texts/?language=en&page_size=12&sort=date';
const path = '/api/texts/?language=en&page_size=100&sort=title';

interface ListResponse {
  results: { id: string; unknownWordsPercentage: number; wordCount: number }[];
}

/** Calculates the exact percentages of a learner's texts directly from the words. */
async function computeExactShares({ pool }: Installation, reader: Reader): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; share: number }>(
    `SELECT t.id, round(100.0 * sum(dw.count) FILTER (WHERE coalesce(lw.level, 0) < 4 AND NOT coalesce(lw.ignored, false))
       / sum(dw.count), 2)::float AS share
     FROM text t JOIN document_word dw ON dw.document_id = t.document_id
     LEFT JOIN learner_word lw ON lw.learner_id = t.owner_id AND lw.term_id = dw.term_id
     WHERE t.owner_id = $1 GROUP BY t.id`,
    [reader.id],
  );
  return new Map(rows.map(({ id, share }) => [id, share ?? 0]));
}

/** Measures the library list with exact percentages, and its first response after a change. */
export async function measureLists(
  installation: Installation,
  report: Report,
  readers: readonly Reader[],
): Promise<void> {
  report.section('The library list of 100 texts');
  const bareClient = new Client(installation.bare.port);
  for (const reader of readers) {
    const label = `vocabulary ${reader.vocabulary.toLocaleString('en')}`;
    for (const [name, address] of [
      ['the page that the library shows', firstPagePath],
      ['all 100 texts in one page', path],
    ] as const) {
      const { subject, reference, ratio } = await compare(
        runs(300),
        () => bareClient.get(`/row/${reader.id}`),
        () => reader.client.get(address),
      );
      report.add({
        label: `${name}, ${label}`,
        result: `${formatMs(subject.median)}, p95 ${formatMs(subject.p95)}; bare ${formatMs(reference.median)} = ${formatRatio(ratio)}`,
        target: '≤ 4× bare route',
        hasPassed: ratio <= 4,
        details: { own: subject, reference, ratio },
      });
    }
    await measureFreshness(installation, report, reader);
  }
  bareClient.close();
}

async function measureFreshness(installation: Installation, report: Report, reader: Reader): Promise<void> {
  const { rows } = await installation.pool.query<{ id: number }>(
    `SELECT term_id AS id FROM document_word WHERE document_id IN
       (SELECT document_id FROM learner_document WHERE learner_id = $1) GROUP BY 1 ORDER BY count(*) DESC LIMIT 20`,
    [reader.id],
  );
  const durations: number[] = [];
  let mismatches = 0;
  for (const [n, { id }] of rows.slice(0, runs(20)).entries()) {
    await reader.client.post('/api/words/bulk_update/', { ids: [id], knowledge_level: n % 2 ? 1 : 4 });
    const start = performance.now();
    const { results } = await reader.client.json<ListResponse>(path);
    durations.push(performance.now() - start);
    const shares = await computeExactShares(installation, reader);
    mismatches += results.filter(
      (text) => Math.abs(text.unknownWordsPercentage - (shares.get(text.id) ?? -1)) > 0.011,
    ).length;
  }
  const next = timing(durations);
  report.add({
    label: `right after a change, vocabulary ${reader.vocabulary.toLocaleString('en')}`,
    result: `the next response, ${formatMs(next.median)}; ${mismatches} wrong percentages`,
    target: 'the next response, exact',
    hasPassed: mismatches === 0,
    details: { next, wrong: mismatches },
  });
}
