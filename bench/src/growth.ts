// Do a page, a list and a word change still cost the same with lots of data? Vocabulary, library and the number of
// learners grow in turn.
import { Client } from './measure/http.ts';
import { ms, Report, times } from './measure/report.ts';
import { compare, repeat, type Comparison } from './measure/stats.ts';
import { growLearners, growLibrary, growVocabulary } from './growth/grow.ts';
import { runs, small } from './reading/scale.ts';
import { enroll, install, type BenchLearner, type Installation } from './setup/installation.ts';
import { addTexts } from './setup/library.ts';
import { cutNovel, novel } from './setup/novel.ts';

/** A learner with texts to open, and words that occur in several of them. */
interface Reader {
  learner: BenchLearner;
  texts: string[];
  words: number[];
}

const works = {
  page: ({ learner, texts }: Reader, n: number) =>
    learner.client.get(`/api/texts/${texts[n % texts.length]}/page/2/?sentences_per_page=21`),
  list: ({ learner }: Reader) => learner.client.get('/api/texts/?language=en&page_size=12'),
  change: ({ learner, words }: Reader, n: number) =>
    learner.client.post('/api/words/bulk_update/', {
      ids: [words[n % words.length]],
      knowledge_level: 1 + (n % 5),
    }),
};

type Work = keyof typeof works;

type Figures = Record<Work, Comparison>;

/** Creates a learner with 1,000 words and ten texts. The documents of the texts are shared by all learners. */
async function enrolReader(installation: Installation): Promise<Reader> {
  const learner = await enroll(installation);
  const parts = cutNovel(novel(330_000), 10).map((content, n) => ({ title: `Part ${n}`, content }));
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
  reference: (work: Work, n: number) => Promise<unknown>,
): Promise<Figures> {
  const against = (work: Work) =>
    compare(
      runs(300),
      (n) => reference(work, n),
      (n) => works[work](reader, n),
    );
  return { page: await against('page'), list: await against('list'), change: await against('change') };
}

/**
 * Reports how many times longer the operations take than the reference, relative to the ratios measured `before`, if
 * given.
 */
function tell(report: Report, figures: Figures, before?: Figures): void {
  for (const work of Object.keys(works) as Work[]) {
    const { own, reference, ratio: now } = figures[work];
    const ratio = now / (before?.[work].ratio ?? 1);
    report.add({
      work,
      figure: `${ms(own.median)}, p95 ${ms(own.p95)}; reference ${ms(reference.median)}; grown by ${times(ratio)}`,
      bar: '≤ 1.2×',
      pass: ratio <= 1.2,
      details: { own, reference, growth: ratio },
    });
  }
}

const report = new Report('growth');
const installation = await install();
try {
  const modest = await enrolReader(installation);
  const grown = await enrolReader(installation);
  // Alternate with a learner who has little data, because the machine's speed varies over time.
  const againstModest = async () => {
    tell(report, await measure(grown, (work, n) => works[work](modest, n)));
  };
  report.section('1,000,000 words against 1,000');
  await growVocabulary(installation, grown.learner, small ? 10_000 : 1_000_000);
  await againstModest();
  report.section('… and 10,000 texts against 10');
  await growLibrary(installation, grown.learner, small ? 200 : 10_000);
  await againstModest();

  const bare = new Client(installation.bare.port);
  const againstBare = () => measure(modest, () => bare.get(`/row/${modest.learner.id}`));
  report.section('100,000 learners against two, by a bare select before and after');
  const before = await againstBare();
  await growLearners(installation, grown.learner, small ? 500 : 100_000);
  const after = await againstBare();
  bare.close();
  tell(report, after, before);

  const common = await repeat(runs(20), (n) =>
    grown.learner.client.post('/api/words/bulk_update/', {
      texts: ['everywhere'],
      language: 'en',
      knowledge_level: n % 2 ? 1 : 4,
    }),
  );
  report.add({
    work: 'a word of all texts',
    figure: `${ms(common.median)}, p95 ${ms(common.p95)}`,
    bar: '≤ 150 ms',
    pass: common.median <= 150,
    details: { common },
  });
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
