import type { Analyzer } from '@glossa/analyzer/analyzer';
import { maxPhraseWords } from '@glossa/contract/words';
import type { Database } from '@glossa/db/database';
import { resplitDocument, resplitPhrases } from '@glossa/jobs/definitions';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import { splitPhrase } from '@glossa/language/phrase-form';
import { listSplitVersions, splitVersion } from '@glossa/language/split-version';

import { analyzeContent } from '#domain/documents/analyze-content.ts';
import { ensureTerms } from '#domain/documents/ensure-terms.ts';
import { keepSentences } from '#domain/documents/keep-sentences.ts';
import {
  findSplitVersion,
  listSentenceTexts,
  lockSplitVersion,
  recountForOwners,
} from '#domain/documents/queries.ts';
import { replaceWords } from '#domain/documents/write-document.ts';
import { listFormsInTexts } from '#domain/vocabulary/queries.ts';
import * as queries from './queries.ts';

export interface ResplitDeps {
  db: Database;
  jobs: Enqueuer;
  analyzer: Pick<Analyzer, 'split' | 'findWords'>;
}

/** Documents per run; the next run is a minute later. */
const documentsPerRun = 50;

/** Words per batch, which occupies the analysis thread for a few hundred milliseconds. */
const wordsPerBatch = 500;

/**
 * Enqueues documents whose words were found by older rules, and then the saved words of languages whose documents are
 * all up to date.
 */
export async function enqueueOutdated({ db, jobs }: Pick<ResplitDeps, 'db' | 'jobs'>): Promise<void> {
  const rules = listSplitVersions();
  for (const documentId of await queries.listOutdatedDocuments(db, rules, documentsPerRun))
    await jobs.enqueue(resplitDocument, { documentId }, String(documentId));
  for (const language of await queries.listOutdatedLanguages(db, rules))
    await jobs.enqueue(resplitPhrases, { language }, String(language));
}

/**
 * Splits a document into words again with the current rules. Its sentences stay the same, so reading positions,
 * bookmarks, notes and subtitles keep their positions. Readers see the old words until all new ones are stored.
 */
export async function resplit(
  { db, analyzer }: Pick<ResplitDeps, 'db' | 'analyzer'>,
  documentId: number,
): Promise<void> {
  const document = await findSplitVersion(db, documentId);
  if (!document || document.version >= splitVersion(document.language)) return;
  const sentences = await listSentenceTexts(db, documentId);
  const split: Analyzer['split'] = (content, language) =>
    keepSentences(analyzer.split(content, language), sentences);
  const analyzed = await analyzeContent(
    { db, analyzer: { split } },
    { content: sentences.join(''), language: document.language },
  );
  await db.transaction(async (tx) => {
    const version = await lockSplitVersion(tx, documentId);
    if (version === undefined || version >= analyzed.split.version) return;
    await replaceWords(tx, documentId, analyzed.split, analyzed.terms);
    // Recount last, because this locks the learners, who can't change words until the transaction ends.
    await recountForOwners(tx, documentId);
  });
}

/**
 * Splits the saved words and phrases in a language again. Idempotent.
 *
 * @throws the signal's reason when it is aborted
 */
export async function resplitSavedWords(
  deps: Pick<ResplitDeps, 'db' | 'analyzer'>,
  language: number,
  signal: AbortSignal,
): Promise<void> {
  const version = splitVersion(language);
  for (const learnerId of await queries.listLearners(deps.db, language)) {
    const words = await queries.listWords(deps.db, learnerId, language);
    for (let from = 0; from < words.length; from += wordsPerBatch) {
      signal.throwIfAborted();
      const split = await splitWords(deps, language, words.slice(from, from + wordsPerBatch));
      if (split.length > 0) await deps.db.transaction((tx) => queries.setParts(tx, learnerId, split));
    }
  }
  await queries.finishLanguage(deps.db, { language, version });
}

/**
 * Splits saved words. A phrase that is now one word becomes a word. A word that no longer occurs as a single word in
 * any text becomes a phrase, so that its translation still appears where it occurs. Without a translation or a learning
 * level, there is nothing to show, so the word isn't changed.
 */
async function splitWords(
  { db, analyzer }: Pick<ResplitDeps, 'db' | 'analyzer'>,
  language: number,
  words: readonly queries.SavedWord[],
): Promise<queries.SplitWord[]> {
  const inTexts = await listFormsInTexts(db, { language, forms: words.map(({ form }) => form) });
  const found: { id: number; parts: (string | null)[] }[] = [];
  for (const { id, form, isPhrase, isStudied } of words) {
    const isWord = inTexts.has(form);
    if (!isPhrase && (isWord || !isStudied)) continue;
    const parts = isWord ? [] : await splitPhrase(form, language, analyzer.findWords);
    if (parts.filter((part) => part !== null).length <= maxPhraseWords) found.push({ id, parts });
  }
  const forms = new Set(found.flatMap(({ parts }) => parts.filter((part) => part !== null)));
  const ids = await ensureTerms(db, language, [...forms]);
  return found.map(({ id, parts }) => ({
    term: id,
    parts: parts.length === 0 ? null : parts.map((part) => (part === null ? 0 : (ids.get(part) ?? 0))),
  }));
}
