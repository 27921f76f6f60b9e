import { Client } from '../measure/http.ts';
import { formatMs, formatRatio, type Report } from '../measure/report.ts';
import { compare, timeRuns, timing } from '../measure/stats.ts';
import type { Installation } from '../setup/installation.ts';
import { perPage, collectTermIds } from './pages.ts';
import type { Reader } from './readers.ts';
import { runs, isSmall } from './scale.ts';

/** Selects words from the reader's texts, most frequent first. */
async function selectWords(
  { pool }: Installation,
  reader: Reader,
): Promise<{ id: number; form: string; texts: number }[]> {
  const { rows } = await pool.query<{ id: number; form: string; texts: number }>(
    `SELECT t.id, t.form, count(*)::int AS texts
     FROM learner_document ld JOIN document_word dw ON dw.document_id = ld.document_id JOIN term t ON t.id = dw.term_id
     WHERE ld.learner_id = $1 GROUP BY 1, 2 ORDER BY 3 DESC, 1 LIMIT 30000`,
    [reader.id],
  );
  return rows;
}

/** Measures changes to existing and new words, one by one and in bulk, against the bare route with a single UPDATE. */
export async function measureWords(
  installation: Installation,
  report: Report,
  readers: readonly Reader[],
): Promise<void> {
  report.section('Changing words, with the counts of all texts');
  const bareClient = new Client(installation.bare.port);
  for (const reader of readers) {
    const label = `vocabulary ${reader.vocabulary.toLocaleString('en')}`;
    const words = await selectWords(installation, reader);
    const change = (id: number, level: number) =>
      reader.client.post<{ changed: number }>('/api/words/bulk_update/', {
        ids: [id],
        knowledge_level: level,
      });
    const rare = words.filter(({ texts }) => texts <= 10).slice(0, 600);
    const known = (rare[0] as { id: number }).id;
    const other = (rare[1] as { id: number }).id;
    await change(known, 4);
    await change(other, 4);
    const reference = () => bareClient.post(`/update/${reader.id}/${other}`, {});
    const existing = await compare(runs(300), reference, (n) => change(known, n % 2 ? 2 : 5));
    const addingTime = await compare(runs(300), reference, (n) =>
      reader.client.post('/api/words/add_or_update/', {
        text: (rare[2 + (n % (rare.length - 2))] as { form: string }).form,
        language: 'en',
        knowledge_level: 1 + (n % 3),
        translation: `meaning ${n}`,
      }),
    );
    const common = await timeRuns(runs(100), (n) => change((words[0] as { id: number }).id, n % 2 ? 2 : 5));
    for (const [name, result, bar] of [
      ['existing word', existing, 2.5],
      ['new word with a translation', addingTime, 2.5],
    ] as const) {
      const { subject, reference: bare, ratio } = result;
      report.add({
        label: `${name}, ${label}`,
        result: `${formatMs(subject.median)}, p95 ${formatMs(subject.p95)}; bare update ${formatMs(bare.median)} = ${formatRatio(ratio)}`,
        target: `≤ ${bar}× and p95 ≤ 10 ms`,
        hasPassed: ratio <= bar && subject.p95 <= 10,
        details: { result },
      });
    }
    report.add({
      label: `word of all ${(words[0] as { texts: number }).texts} texts, ${label}`,
      result: `${formatMs(common.median)}, p95 ${formatMs(common.p95)}`,
      target: '≤ 150 ms',
      hasPassed: common.p95 <= 150,
      details: { common },
    });
    await measureBulk(reader, report, existing.subject.median, words);
  }
  bareClient.close();
}

async function measureBulk(
  reader: Reader,
  report: Report,
  single: number,
  words: { id: number }[],
): Promise<void> {
  const label = `vocabulary ${reader.vocabulary.toLocaleString('en')}`;
  const pages: number[] = [];
  for (let n = 0; n < runs(20); n++) {
    const text = reader.texts[n % reader.texts.length] as string;
    const page = await reader.client.json<Parameters<typeof collectTermIds>[0]>(
      `/api/texts/${text}/page/3/?sentences_per_page=${perPage}`,
    );
    // Reset all words on the page to new before marking them.
    await reader.client.post('/api/words/bulk_update/', {
      ids: collectTermIds(page),
      knowledge_level: 0,
      ignored: false,
    });
    const range = { from_sentence: 2 * perPage, to_sentence: 3 * perPage - 1 };
    const start = performance.now();
    await reader.client.post(`/api/texts/${text}/mark_known/`, range);
    pages.push(performance.now() - start);
  }
  const page = timing(pages);
  report.add({
    label: `mark a page known, ${label}`,
    result: `${formatMs(page.median)}, p95 ${formatMs(page.p95)} = ${formatRatio(page.median / single)} a single change`,
    target: '≤ 10× a single change',
    hasPassed: page.median <= 10 * single,
    details: { page },
  });
  const ids = words.slice(0, 20_000).map(({ id }) => id);
  const many: number[] = [];
  for (let n = 0; n < (isSmall ? 1 : 4); n++) {
    const start = performance.now();
    await reader.client.post('/api/words/bulk_update/', { ids, knowledge_level: n % 2 ? 3 : 5 });
    many.push(performance.now() - start);
  }
  const bulk = timing(many);
  report.add({
    label: `${ids.length.toLocaleString('en')} words at once, ${label}`,
    result: `${formatMs(bulk.median)}, slowest ${formatMs(bulk.p95)}`,
    target: '≤ 1 s',
    hasPassed: bulk.p95 <= 1000,
    details: { bulk },
  });
}
