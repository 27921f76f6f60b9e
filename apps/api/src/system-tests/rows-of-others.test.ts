import { checkAuth } from '@glossa/contract/auth';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { getDashboard } from '@glossa/contract/dashboard';
import { countUnreadNotifications } from '@glossa/contract/notifications';
import { listOrders } from '@glossa/contract/orders';
import { listPracticeCards } from '@glossa/contract/practice';
import { listMyPurchases } from '@glossa/contract/purchases';
import { getReadingPage, markKnown, savePosition } from '@glossa/contract/reading';
import { listProducts, mergeCart } from '@glossa/contract/shop';
import { listTags } from '@glossa/contract/tags';
import { getText, listTexts } from '@glossa/contract/texts';
import { getSubtitlePart, saveVideoPosition, watchVideo } from '@glossa/contract/watching';
import { undoWords } from '@glossa/contract/word-changes';
import { listWords } from '@glossa/contract/word-lists';
import { addOrUpdateWord } from '@glossa/contract/words';
import { beforeAll, expect, test } from 'vitest';

import { explainStatements, type ExplainedStatement } from '#testing/explained-statements.ts';
import { createProduct } from '#testing/factories/product.ts';
import { createPurchase } from '#testing/factories/purchase.ts';
import { makeTag } from '#testing/factories/tag.ts';
import { createText } from '#testing/factories/text.ts';
import { createReadyVideo } from '#testing/factories/video.ts';
import { createWord } from '#testing/factories/word.ts';
import { openSite } from '#testing/second-site.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const otherLearnerCount = 150;
/** Number of phrases per learner, all made up of words from the text. */
const phraseCount = 300;
/** Number of runs of each call. After five runs, PostgreSQL may switch to a generic plan. */
const runs = 7;

const vocabulary = Array.from(
  { length: 120 },
  (_, n) => `word${String.fromCharCode(97 + (n % 26))}${'x'.repeat(1 + Math.floor(n / 26))}`,
);
const content = Array.from(
  { length: 60 },
  (_, n) => `The ${vocabulary.slice((n * 7) % 100, ((n * 7) % 100) + 12).join(' ')}.`,
).join(' ');

let reader: Reader;
let textId = '';
let videoId = '';
let productId = '';

/**
 * Creates phrases from pairs of words in the text, some with a gap. For most phrases, only one of the two words is on a
 * given page.
 */
const insertPhrases = () =>
  app.deps.db.pool.query(
    `WITH words AS (
       SELECT DISTINCT w.term_id AS id FROM text t JOIN document_word w ON w.document_id = t.document_id WHERE t.id = $2
     ), made AS (
       SELECT a.id AS one, b.id AS two, row_number() OVER () AS n FROM words a, words b WHERE a.id <> b.id
       ORDER BY a.id * 7919 % 101, b.id LIMIT $3
     ), term AS (
       INSERT INTO term (language, form) SELECT 9, 'phrase ' || n FROM made RETURNING id, form
     )
     INSERT INTO learner_word (learner_id, term_id, language, form, level, parts, anchor, translation)
     SELECT $1, term.id, 9, term.form, 2, CASE WHEN n % 50 = 0 THEN ARRAY[one, 0, two] ELSE ARRAY[one, two] END,
       greatest(one, two), 'x'
     FROM made JOIN term ON term.form = 'phrase ' || n`,
    [reader.learnerId, textId, phraseCount],
  );

/** Creates other learners with copies of all the reader's rows, bypassing triggers. */
async function insertOtherLearners(): Promise<void> {
  const client = await app.deps.db.pool.connect();
  try {
    await client.query(`SET session_replication_role = replica`);
    await client.query(
      `INSERT INTO learner (id, email, username, password_hash, account_type, current_language, selected_languages)
       SELECT gen_random_uuid(), 'other' || n || '@example.test', 'other' || n, '!', 'learner', 9, '{9}'
       FROM generate_series(1, $1::int) n`,
      [otherLearnerCount],
    );
    // For each table that belongs to learners: the owner's column, and the columns that need new values in each copy.
    const { rows } = await client.query<{ table: string; owner: string; columns: string[]; ids: string[] }>(
      `SELECT c.relname AS table, o.attname AS owner, array_agg(a.attname::text ORDER BY a.attnum) AS columns,
         coalesce(array_agg(a.attname::text) FILTER (WHERE a.atttypid = 'uuid'::regtype AND a.attname = 'id'), '{}') AS ids
       FROM pg_class c
       JOIN pg_attribute o ON o.attrelid = c.oid AND o.attname IN ('learner_id', 'owner_id', 'buyer_id') AND NOT o.attisdropped
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
         AND a.attname <> o.attname AND a.attidentity = ''
       WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
       GROUP BY 1, 2`,
    );
    for (const { table, owner, columns, ids } of rows) {
      const value = (name: string) =>
        ids.includes(name)
          ? 'gen_random_uuid()'
          : ['sid_hash', 'token_hash'].includes(name)
            ? 'sha256(gen_random_uuid()::text::bytea)'
            : name === 'number'
              ? '(random() * 1e9)::int'
              : `t."${name}"`;
      await client.query(
        `INSERT INTO "${table}" ("${owner}", ${columns.map((name) => `"${name}"`).join(', ')})
         SELECT l.id, ${columns.map(value).join(', ')} FROM "${table}" t, learner l
         WHERE t."${owner}" = $1 AND l.username::text LIKE 'other%' ON CONFLICT DO NOTHING`,
        [reader.learnerId],
      );
    }
  } finally {
    await client.query(`RESET session_replication_role`);
    client.release();
  }
}

type Reader = Awaited<ReturnType<typeof signInLearner>>;

/** The most frequent requests of learners. Add new hot paths here. */
const hotPaths: Record<string, (browser: Reader) => Promise<unknown>> = {
  'check the session': (browser) => browser.call(checkAuth, {}),
  'open a text': (browser) => browser.call(getText, { params: { id: textId } }),
  'open a page': (browser) => openPage(browser),
  'keep the place': (browser) =>
    browser.call(savePosition, { params: { id: textId }, body: { sentence: 21 } }),
  'mark a word, and undo it': async (browser) => {
    const body = {
      text: vocabulary[3] as string,
      language: 'en',
      knowledge_level: 4,
      translation: 'x',
    } as const;
    await undo(browser, (await browser.call(addOrUpdateWord, { body })).undo);
  },
  'mark words, and undo it': async (browser) => {
    const body = { language: 'en', texts: vocabulary.slice(10, 20), knowledge_level: 3 } as const;
    await undo(browser, (await browser.call(bulkUpdateWords, { body })).undo);
  },
  'mark a page as known, and undo it': async (browser) => {
    const body = { from_sentence: 20, to_sentence: 39 };
    await undo(browser, (await browser.call(markKnown, { params: { id: textId }, body })).undo);
  },
  'list the library': (browser) => browser.call(listTexts, { query: { language: 'en' } }),
  'list words': (browser) => browser.call(listWords, { query: { language: 'en' } }),
  'get due cards': (browser) => browser.call(listPracticeCards, { query: { language: 'en' } }),
  'watch a video': (browser) => browser.call(watchVideo, { params: { id: videoId } }),
  'go on in the subtitles': (browser) =>
    browser.call(getSubtitlePart, { params: { id: videoId }, query: { from: 0 } }),
  'keep the place of a video': (browser) =>
    browser.call(saveVideoPosition, { params: { id: videoId }, body: { position: 1 } }),
  'open the dashboard': (browser) => browser.call(getDashboard, { query: { language: 'en' } }),
  'count the notifications': (browser) => browser.call(countUnreadNotifications, {}),
  'list tags': (browser) => browser.call(listTags, { query: { search: 'fox' } }),
  'find an order': (browser) => browser.call(listOrders, { query: { search: 'fox' } }),
  'list purchases': (browser) => browser.call(listMyPurchases, { query: {} }),
  'see the shop, and fill the cart': async (browser) => {
    await browser.call(listProducts, { query: {} });
    await browser.call(mergeCart, { body: { product_ids: [productId] } });
  },
};

const openPage = (browser: Reader) =>
  browser.call(getReadingPage, { params: { id: textId, page: 2 }, query: { sentences_per_page: 20 } });

async function undo(browser: Reader, token: string | null): Promise<void> {
  if (token) await browser.call(undoWords, { body: { token } });
}

/**
 * Measures the statements of each path and keeps, for each statement, the run that read the most rows. Opens new
 * connections, so that no plan is reused.
 */
async function measure(): Promise<Map<string, ExplainedStatement>> {
  const { databaseUrl, dataDir, secret } = app.deps.config;
  const site = await openSite({ databaseUrl, dataDir, secret });
  const { take } = explainStatements(site.deps.db.pool);
  const browser = await signInLearner(site, { id: reader.learnerId });
  const highest = new Map<string, ExplainedStatement>();
  for (const [path, call] of Object.entries(hotPaths)) {
    for (let run = 0; run < runs; run++) {
      take();
      await call(browser);
      await site.deps.background.settled();
      for (const explained of take()) {
        const key = `${path}: ${explained.text}`;
        const known = highest.get(key);
        if (!known || explained.rows > known.rows) highest.set(key, explained);
      }
    }
  }
  await site.close();
  return highest;
}

/**
 * Returns statements that read more than before, although the reader's own data is unchanged. Tables with few rows per
 * learner fit into a few blocks here, so scanning them completely is fine; the dashboard's statement scans a dozen of
 * them. Scanning the other learners' phrases would read 45,000 rows.
 */
const findGrowth = (before: Map<string, ExplainedStatement>, after: Map<string, ExplainedStatement>) =>
  [...after].flatMap(([key, { rows, blocks }]) => {
    const { rows: rowsBefore = 0, blocks: blocksBefore = 0 } = before.get(key) ?? {};
    const isGrown = rows > 1.5 * rowsBefore + 25 * otherLearnerCount || blocks > 3 * blocksBefore + 300;
    return isGrown ? [{ key, rows: [rowsBefore, rows], blocks: [blocksBefore, blocks] }] : [];
  });

const pageOf = (measured: Map<string, ExplainedStatement>): ExplainedStatement =>
  [...measured].find(
    ([key]) => key.startsWith('open a page:') && key.includes('phrase_'),
  )?.[1] as ExplainedStatement;

/**
 * Turns autovacuum off. Otherwise, it would analyze some tables during the test, and which ones depends on the machine.
 */
async function turnAutovacuumOff(): Promise<void> {
  await app.deps.db.pool.query(
    `DO $$ DECLARE t text; BEGIN
       FOR t IN SELECT format('%I', relname) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace LOOP
         EXECUTE 'ALTER TABLE ' || t || ' SET (autovacuum_enabled = false)';
       END LOOP;
     END $$`,
  );
}

beforeAll(async () => {
  await turnAutovacuumOff();
  reader = await signInLearner(app);
  textId = (await createText(reader, { text: content })).id;
  videoId = (await createReadyVideo(app, reader)).id;
  const body = { language: 'en', texts: vocabulary, knowledge_level: 2 } as const;
  await reader.call(bulkUpdateWords, { body });
  for (const word of vocabulary.slice(0, 5)) await createWord(reader, word);
  await insertPhrases();
  productId = (await createProduct(app)).id;
  await createPurchase(app, { buyer: { id: reader.learnerId } });
  for (const name of ['fox', 'foxes', 'grapes']) await makeTag(reader, name);
});

test('hot paths don’t read more rows as other learners’ data grows', { timeout: 300_000 }, async () => {
  const alone = await measure();
  expect((await openPage(reader)).phrases.length).toBeGreaterThan(0);
  const paths = new Set([...alone.keys()].map((key) => key.slice(0, key.indexOf(':'))));
  expect([...paths]).toEqual(Object.keys(hotPaths));
  await insertOtherLearners();
  const unanalyzed = await measure();
  expect(findGrowth(alone, unanalyzed)).toEqual([]);
  await app.deps.db.pool.query('VACUUM ANALYZE');
  const analyzed = await measure();
  expect(findGrowth(alone, analyzed)).toEqual([]);
  for (const { plan } of [pageOf(unanalyzed), pageOf(analyzed)]) {
    expect(JSON.stringify(plan)).toContain('learner_word_by_phrase');
  }
});
