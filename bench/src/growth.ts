// Does a page, a list and a word change cost the same in a large world? Vocabulary, library and learners grow in turn.
import { ms, Report, times } from './measure/report.ts';
import { repeat, type Timing } from './measure/stats.ts';
import { growLearners, growLibrary, growVocabulary } from './growth/grow.ts';
import { runs, small } from './reading/scale.ts';
import { enrol, install, type BenchLearner, type Installation } from './world/installation.ts';
import { addTexts } from './world/library.ts';
import { cutNovel, novel } from './world/novel.ts';

const works = ['page', 'list', 'change'] as const;

/** What is measured in each world. */
type Figures = Record<(typeof works)[number], Timing>;

async function measure(learner: BenchLearner, texts: string[], words: number[]): Promise<Figures> {
  const [first, last] = words as [number, number];
  return {
    page: await repeat(runs(300), (n) =>
      learner.client.get(`/api/texts/${texts[n % texts.length]}/page/2/?sentences_per_page=21`),
    ),
    list: await repeat(runs(300), () => learner.client.get('/api/texts/?language=en&page_size=12')),
    change: await repeat(runs(300), (n) =>
      learner.client.post('/api/words/bulk_update/', {
        ids: [n % 2 ? first : last],
        knowledge_level: 1 + (n % 5),
      }),
    ),
  };
}

/** Words that stand in one to ten of the learner's texts. */
async function rareWords({ pool }: Installation, learner: BenchLearner): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT term_id AS id FROM learner_document ld JOIN document_word dw ON dw.document_id = ld.document_id
     WHERE ld.learner_id = $1 GROUP BY 1 HAVING count(*) BETWEEN 2 AND 10 ORDER BY 1 LIMIT 2`,
    [learner.id],
  );
  return rows.map(({ id }) => id);
}

const report = new Report('growth');
const installation = await install();
try {
  const learner = await enrol(installation);
  const parts = cutNovel(novel(330_000), 10).map((content, n) => ({ title: `Part ${n}`, content }));
  const texts = await addTexts(installation, learner, parts);
  const words = await rareWords(installation, learner);
  await growVocabulary(installation, learner, 1000);
  const base = await measure(learner, texts, words);
  report.section('1,000 words, 10 texts, 1 learner');
  for (const work of works) {
    report.add({ work, figure: `${ms(base[work].median)}, p95 ${ms(base[work].p95)}` });
  }
  const worlds: [string, () => Promise<void>][] = [
    ['1,000,000 words', () => growVocabulary(installation, learner, small ? 10_000 : 1_000_000)],
    ['10,000 texts', () => growLibrary(installation, learner, small ? 200 : 10_000)],
    ['100,000 learners', () => growLearners(installation, learner, small ? 500 : 100_000)],
  ];
  for (const [title, grow] of worlds) {
    await grow();
    report.section(`… and ${title}`);
    const grown = await measure(learner, texts, words);
    for (const work of works) {
      const ratio = grown[work].median / base[work].median;
      report.add({
        work,
        figure: `${ms(grown[work].median)}, p95 ${ms(grown[work].p95)} = ${times(ratio)}`,
        bar: '≤ 1.2×',
        pass: ratio <= 1.2,
        details: { ...grown[work], ratio },
      });
    }
  }
  const common = await repeat(runs(20), (n) =>
    learner.client.post('/api/words/bulk_update/', {
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
