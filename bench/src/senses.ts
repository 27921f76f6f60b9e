// How often does the right sense of a word come first? Each line in bench/data/senses is a sentence with a marked word
// and its sense in the dictionaries that come with Glossa. The ranking was tuned on one half of each file; the other
// half, `held`, shows how it performs on unseen sentences.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { lookUpWord } from '@glossa/contract/dictionaries';
import { uploadText } from '@glossa/contract/text-upload';
import { openDatabase } from '@glossa/db/database';
import { lookUp } from '@glossa/dictionaries/look-up/look-up';
import { languageByCode, type Language } from '@glossa/language/languages';
import { normalizeWord } from '@glossa/language/normalize';

import { Report } from './measure/report.ts';
import { createContractClient, waitUntilDone } from './setup/contract-client.ts';
import { enroll, install } from './setup/installation.ts';

const folder = path.join(import.meta.dirname, '..', 'data', 'senses');

/** Minimum share of right senses that come first, in the half that the ranking wasn't tuned on. */
const minShares: Readonly<Record<string, number>> = { de: 0.85, fr: 0.85, es: 0.65, en: 0.7, zh: 0.65 };

interface Line {
  half: string;
  sentence: string;
  word: string;
  position: number;
  headwords: string[];
  partsOfSpeech: string[];
  keys: string[];
}

const readLines = (file: string): Line[] =>
  readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [halfName = '', marked = '', headwords = '', partsOfSpeech = '', keys = ''] = line.split('\t');
      const position = marked.indexOf('«');
      return {
        half: halfName,
        sentence: marked.replaceAll(/[«»]/g, ''),
        word: marked.slice(position + 1, marked.indexOf('»')),
        position,
        headwords: headwords.split('|'),
        partsOfSpeech: partsOfSpeech.split('|'),
        keys: keys.split('|'),
      };
    });

interface Entry {
  headword: string;
  partOfSpeech: string;
  senses: readonly { text: string }[];
}

/**
 * Returns the rank of the right sense among the distinct meanings in the entries, or undefined if it isn't among them.
 */
function findRank({ headwords, partsOfSpeech, keys }: Line, entries: readonly Entry[]): number | undefined {
  const seenHeadwords = new Set<string>();
  for (const { headword, partOfSpeech, senses } of entries)
    for (const { text } of senses) {
      const isRight =
        headwords.includes(headword) &&
        partsOfSpeech.some((name) => partOfSpeech.startsWith(name)) &&
        keys.some((key) => text.includes(key));
      if (isRight) return seenHeadwords.size;
      seenHeadwords.add(text);
    }
  return undefined;
}

const percent = (ranks: readonly (number | undefined)[], limit: number): string =>
  `${Math.round((100 * ranks.filter((place) => place !== undefined && place < limit).length) / ranks.length)} %`;

const report = new Report('senses');
const installation = await install({ environment: { BUNDLED_DICTIONARIES: '1' } });
const db = openDatabase(installation.databaseUrl, { max: 2 });
try {
  const learner = await enroll(installation);
  const call = await createContractClient(installation, learner.id);
  await installation.pool.query(
    'UPDATE learner SET selected_languages = (SELECT array_agg(n) FROM generate_series(1, 30) n) WHERE id = $1',
    [learner.id],
  );
  // WordNet is installed last.
  for (;;) {
    const { rows } = await installation.pool.query(
      `SELECT FROM dictionary WHERE name = 'bundled-wordnet' AND status = 'ready'`,
    );
    if (rows.length > 0) break;
    await pause(500);
  }
  for (const file of readdirSync(folder).sort()) {
    const code = path.basename(file, '.tsv');
    const language = languageByCode(code) as Language;
    const lines = readLines(file);
    report.section(`${language.name}: right sense first, and among the first three`);
    await installation.pool.query('UPDATE learner SET native_language = $2 WHERE id = $1', [
      learner.id,
      code === 'en' ? 'es' : 'en',
    ]);
    // Lemmas are suggested only after a text has been analyzed, so upload the sentences as a text.
    const text = await call(uploadText, {
      body: { title: code, language: code },
      files: {
        content_file: new File([lines.map(({ sentence }) => sentence).join('\n\n')], 'text.txt', {
          type: 'text/plain',
        }),
      },
    });
    if (text.task_status) await waitUntilDone(call, text.task_status);
    for (;;) {
      const { rows } = await installation.pool.query<{ lemmatised: boolean }>(
        'SELECT lemmatised FROM document d JOIN text t ON t.document_id = d.id WHERE t.id = $1',
        [text.id],
      );
      if (rows[0]?.lemmatised) break;
      await pause(200);
    }
    const before: (number | undefined)[] = [];
    const after: (number | undefined)[] = [];
    for (const line of lines) {
      const { rows } = await installation.pool.query<{ form: string }>(
        `SELECT lemma.form FROM term t JOIN term_lemma tl ON tl.term_id = t.id JOIN term lemma ON lemma.id = tl.lemma_id
         WHERE t.language = $1 AND t.form = $2 AND tl.rank < 5 ORDER BY tl.rank`,
        [language.id, normalizeWord(line.word, language.id)],
      );
      const { words } = await lookUp(db, {
        language: language.id,
        words: [{ text: line.word, lemmas: rows.map(({ form }) => form) }],
        preferred: code === 'en' ? ['es', 'en'] : ['en'],
        limit: 20,
      });
      before.push(findRank(line, words[0]?.entries ?? []));
      const found = await call(lookUpWord, {
        query: { language: code, text: line.word, sentence: line.sentence, position: line.position },
      });
      after.push(
        findRank(
          line,
          found.entries.map(({ part_of_speech: partOfSpeech, ...entry }) => ({ ...entry, partOfSpeech })),
        ),
      );
    }
    for (const half of ['tune', 'held']) {
      const select = (places: readonly (number | undefined)[]) =>
        places.filter((_, index) => lines[index]?.half === half);
      const [was, is] = [select(before), select(after)];
      const share = is.filter((place) => place === 0).length / is.length;
      const minShare = half === 'held' ? (minShares[code] ?? 0) : 0;
      report.add({
        label: half === 'held' ? 'held-out half' : 'half for tuning',
        result: `first ${percent(was, 1)} → ${percent(is, 1)}, top 3 ${percent(was, 3)} → ${percent(is, 3)} of ${is.length}`,
        ...(minShare > 0
          ? { target: `first ≥ ${Math.round(100 * minShare)} %`, hasPassed: share >= minShare }
          : {}),
        details: { share },
      });
    }
  }
} finally {
  await db.close();
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
