// Does a map open instantly with a large vocabulary? The vocabulary has 100,000 words and 20,000 links with a realistic
// distribution: most words have none, some have two or three, and a few have many.
import { formatMs, Report } from './measure/report.ts';
import { timeRuns } from './measure/stats.ts';
import { growVocabulary } from './growth/grow.ts';
import { runs, isSmall } from './reading/scale.ts';
import { enroll, install, type BenchLearner, type Installation } from './setup/installation.ts';
import { addTexts } from './setup/library.ts';
import { cutNovel, readNovel } from './setup/novel.ts';

const words = isSmall ? 5000 : 100_000;
const links = isSmall ? 1000 : 20_000;
/** Number of words to request, one after another. */
const requestCount = 40;

/** Links words to neighbors in the vocabulary. Every twentieth link goes to one of fifty hubs instead. */
async function growLinks({ pool }: Installation, { id }: BenchLearner, count: number): Promise<void> {
  await pool.query(
    `WITH own AS (
       SELECT term_id, row_number() OVER (ORDER BY term_id) AS place FROM learner_word WHERE learner_id = $1
     ), pairs AS (
       SELECT a.term_id AS a, b.term_id AS b, n FROM generate_series(1, $2::int) n
       JOIN own a ON a.place = 1 + (n::bigint * 7919) % ($3::bigint / 10)
       JOIN own b ON b.place = CASE WHEN n % 20 = 0 THEN 1 + n % 50 ELSE a.place + 1 + (n::bigint * 31) % 97 END
     )
     INSERT INTO word_link (id, learner_id, language, from_id, to_id, kind)
     SELECT gen_random_uuid(), $1, 9, least(a, b), greatest(a, b), (ARRAY['related', 'synonym', 'antonym'])[1 + n % 3]
     FROM pairs WHERE a <> b ON CONFLICT DO NOTHING`,
    [id, count, words],
  );
  await pool.query('VACUUM ANALYZE');
}

const report = new Report('mindmap');
const installation = await install();
try {
  const learner = await enroll(installation);
  const parts = cutNovel(readNovel(330_000), 10).map((content, n) => ({ title: `Part ${n}`, content }));
  await addTexts(installation, learner, parts);
  await growVocabulary(installation, learner, words);
  await growLinks(installation, learner, links);
  const { rows } = await installation.pool.query<{ form: string }>(
    `SELECT lw.form FROM learner_word lw JOIN word_link l ON l.learner_id = $1 AND l.from_id = lw.term_id
     WHERE lw.learner_id = $1 GROUP BY 1 ORDER BY md5(lw.form) LIMIT $2`,
    [learner.id, requestCount],
  );
  const sizes: number[] = [];
  for (const depth of [1, 2, 3]) {
    const timings = await timeRuns(runs(120), async (n) => {
      const search = encodeURIComponent(rows[n % rows.length]?.form ?? '');
      const map = await learner.client.json<{ nodes: unknown[] }>(
        `/api/words/mindmap/?language=en&max_depth=${depth}&search=${search}`,
      );
      sizes.push(map.nodes.length);
    });
    const medianSize = sizes.splice(0).sort((a, b) => a - b)[Math.floor(runs(120) / 2)] ?? 0;
    report.add({
      label: `map of a word, depth ${depth} (median ${medianSize} words)`,
      result: `${formatMs(timings.median)}, p95 ${formatMs(timings.p95)}`,
      ...(depth === 3 ? { target: '≤ 50 ms', hasPassed: timings.median <= 50 } : {}),
      details: { own: timings, middle: medianSize },
    });
  }
  for (const filter of ['', '&status=learning', '&knowledge_level_min=4']) {
    const wholeMap = await timeRuns(runs(20), () =>
      learner.client.get(`/api/words/mindmap/?language=en&max_depth=3${filter}`),
    );
    report.add({
      label: `map without a search${filter}, depth 3`,
      result: `${formatMs(wholeMap.median)}, p95 ${formatMs(wholeMap.p95)}`,
      target: '≤ 50 ms',
      hasPassed: wholeMap.median <= 50,
      details: { whole: wholeMap },
    });
  }
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
