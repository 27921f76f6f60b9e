// Do a page, a list and a word change still cost the same with lots of data? The vocabulary, the library and the number
// of learners each grow in turn.
import { Client } from './measure/http.ts';
import { formatMs, Report, formatRatio } from './measure/report.ts';
import { compare, timeRuns, type Comparison } from './measure/stats.ts';
import { growLearners, growLibrary, growVocabulary } from './growth/grow.ts';
import { runs, isSmall } from './reading/scale.ts';
import { enroll, install, type BenchLearner, type Installation } from './setup/installation.ts';
import { addTexts } from './setup/library.ts';
import { cutNovel, readNovel } from './setup/novel.ts';

/** A learner with texts to open, and words that occur in several of them. */
interface Reader {
  learner: BenchLearner;
  texts: string[];
  words: number[];
}

const operations = {
  page: ({ learner, texts }: Reader, n: number) =>
    learner.client.get(`/api/texts/${texts[n % texts.length]}/page/2/?sentences_per_page=21`),
  list: ({ learner }: Reader) => learner.client.get('/api/texts/?language=en&page_size=12'),
  change: ({ learner, words }: Reader, n: number) =>
    learner.client.post('/api/words/bulk_update/', {
      ids: [words[n % words.length]],
      knowledge_level: 1 + (n % 5),
    }),
};

type Operation = keyof typeof operations;

type Comparisons = Record<Operation, Comparison>;

/** Creates a learner with 1,000 words and ten texts. All learners share the documents of these texts. */
async function enrollReader(installation: Installation): Promise<Reader> {
  const learner = await enroll(installation);
  const parts = cutNovel(readNovel(330_000), 10).map((content, n) => ({ title: `Part ${n}`, content }));
  const texts = await addTexts(installation, learner, parts);
  await growVocabulary(installation, learner, 1000);
  const { rows } = await installation.pool.query<{ id: number }>(
    `SELECT term_id AS id FROM learner_document ld JOIN document_word dw ON dw.document_id = ld.document_id
     WHERE ld.learner_id = $1 GROUP BY 1 HAVING count(*) BETWEEN 2 AND 10 ORDER BY 1 LIMIT 2`,
    [learner.id],
  );
  return { learner, texts, words: rows.map(({ id }) => id) };
}

/** Compares a reader's operations with another reader's, or with a bare SELECT. */
async function measure(
  reader: Reader,
  reference: (work: Operation, n: number) => Promise<unknown>,
): Promise<Comparisons> {
  const compareOperation = (work: Operation) =>
    compare(
      runs(300),
      (n) => reference(work, n),
      (n) => operations[work](reader, n),
    );
  return {
    page: await compareOperation('page'),
    list: await compareOperation('list'),
    change: await compareOperation('change'),
  };
}

/**
 * Reports the ratio of each operation's duration to the reference's. If `before` is given, reports how much this ratio
 * has grown since then.
 */
function addFindings(report: Report, comparisons: Comparisons, before?: Comparisons): void {
  for (const label of Object.keys(operations) as Operation[]) {
    const { subject, reference, ratio: now } = comparisons[label];
    const ratio = now / (before?.[label].ratio ?? 1);
    report.add({
      label,
      result: `${formatMs(subject.median)}, p95 ${formatMs(subject.p95)}; reference ${formatMs(reference.median)}; grown by ${formatRatio(ratio)}`,
      target: '≤ 1.2×',
      hasPassed: ratio <= 1.2,
      details: { own: subject, reference, growth: ratio },
    });
  }
}

const report = new Report('growth');
const installation = await install();
try {
  const smallReader = await enrollReader(installation);
  const largeReader = await enrollReader(installation);
  // Alternate with a learner who has little data, because the machine's speed varies over time.
  const compareWithSmallReader = async () => {
    addFindings(report, await measure(largeReader, (work, n) => operations[work](smallReader, n)));
  };
  report.section('1,000,000 words against 1,000');
  await growVocabulary(installation, largeReader.learner, isSmall ? 10_000 : 1_000_000);
  await compareWithSmallReader();
  report.section('… and 10,000 texts against 10');
  await growLibrary(installation, largeReader.learner, isSmall ? 200 : 10_000);
  await compareWithSmallReader();

  const bareClient = new Client(installation.bare.port);
  const compareWithBare = () => measure(smallReader, () => bareClient.get(`/row/${smallReader.learner.id}`));
  report.section('100,000 learners against two, by a bare select before and after');
  const before = await compareWithBare();
  await growLearners(installation, largeReader.learner, isSmall ? 500 : 100_000);
  const after = await compareWithBare();
  bareClient.close();
  addFindings(report, after, before);

  const common = await timeRuns(runs(20), (n) =>
    largeReader.learner.client.post('/api/words/bulk_update/', {
      texts: ['everywhere'],
      language: 'en',
      knowledge_level: n % 2 ? 1 : 4,
    }),
  );
  report.add({
    label: 'a word of all texts',
    result: `${formatMs(common.median)}, p95 ${formatMs(common.p95)}`,
    target: '≤ 150 ms',
    hasPassed: common.median <= 150,
    details: { common },
  });
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
