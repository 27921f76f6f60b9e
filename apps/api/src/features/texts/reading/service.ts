import type { Analyzer } from '@glossa/analyzer/analyzer';
import { readSentences } from '@glossa/analyzer/readings/read-sentences';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Glosses } from '@glossa/contract/glosses';
import { knownLevel } from '@glossa/contract/knowledge-level';
import type { Analysis, savePosition as savePositionEndpoint } from '@glossa/contract/reading';
import type { Readings } from '@glossa/contract/readings';
import { Settings } from '@glossa/contract/settings';
import type { Database, Queryable } from '@glossa/db/database';
import { splitSentence } from '@glossa/dictionaries/ranking/word-in-sentence';
import { languageById } from '@glossa/language/languages';

import { findGlosses } from '#domain/dictionaries/find-glosses.ts';
import { emit } from '#domain/events/events.ts';
import { readSpans } from '#domain/documents/word-spans.ts';
import { findPhrases } from '#domain/pages/find-phrases.ts';
import type { PageCache } from '#domain/pages/page-sentences.ts';
import { presentWords } from '#domain/pages/present-page.ts';
import { changeWords, type WordsChange } from '#domain/vocabulary/queries.ts';
import { JsonText } from '#http/route.ts';
import { audioUrl, presentAnalysis, presentPurchase } from '../present-text.ts';
import { findText, type TextKey, type TextRow } from '../queries.ts';
import * as queries from './queries.ts';

/** Returns the page number (the request's, or else that of the reading position) and the sentences per page. */
async function resolvePage(
  db: Database,
  key: TextKey,
  { page, perPage }: { page: number | 'bookmark'; perPage: number | undefined },
): Promise<{ page: number; perPage: number }> {
  if (page !== 'bookmark' && perPage !== undefined) return { page, perPage };
  const opening = await queries.findOpening(db, key);
  if (!opening) fail('text_not_found');
  const size = perPage ?? Settings.shape.sentencesPerPage.parse(opening.perPage ?? undefined);
  return { page: page === 'bookmark' ? Math.floor(opening.position / size) + 1 : page, perPage: size };
}

/**
 * Returns everything a page of the reader needs, as JSON text built from rows, without an object for each word.
 * @throws {Failure} text_not_found, access_ended, text_not_ready, page_not_found
 */
export async function readPage(
  { db, pages }: { db: Database; pages: PageCache },
  key: TextKey,
  requested: { page: number | 'bookmark'; perPage: number | undefined },
): Promise<JsonText> {
  const { page, perPage } = await resolvePage(db, key, requested);
  const from = (page - 1) * perPage;
  const range = { from, until: from + perPage };
  const found = await queries.findPage(db, key, range, pages.findVersion(key.id, range));
  if (!found) fail('text_not_found');
  const text = JSON.parse(found.head) as TextRow & { times: (number | null)[] | null; version: string };
  if (text.isEnded) fail('access_ended');
  if (text.status !== 'ready') fail('text_not_ready');
  const sentences =
    found.sentences.length > 0
      ? pages.add(key.id, { ...range, version: text.version }, found.sentences)
      : (pages.get({ ...range, version: text.version }) ?? fail('page_not_found'));
  const language = languageById(text.language);
  const head = JSON.stringify({
    id: text.id,
    title: text.title,
    language: language?.code,
    direction: language?.direction,
    audio: audioUrl(text),
    page,
    pages: Math.ceil(text.sentenceCount / perPage),
    sentences_per_page: perPage,
    sentence_count: text.sentenceCount,
    sentence_times: text.times ?? [],
    bookmark: text.position,
    analysis: presentAnalysis(text),
    bought: presentPurchase(text),
  });
  const phrases = findPhrases(found.words, sentences.words);
  const words = presentWords(found.words, phrases.states);
  const occurrences = JSON.stringify(phrases.occurrences);
  return new JsonText(
    `${head.slice(0, -1)},"sentences":${sentences.json},"words":${words},"phrases":${occurrences}}`,
  );
}

/** Returns the start and end of each word in a sentence, and its token index. */
function indexSpans(spans: Uint8Array): { words: number[]; tokens: number[] } {
  const words: number[] = [];
  const tokens: number[] = [];
  let last = 0;
  let token = 0;
  readSpans(spans, (start, end) => {
    if (start > last) token++;
    words.push(start, end);
    tokens.push(token++);
    last = end;
  });
  return { words, tokens };
}

/**
 * Returns the readings of the words in the sentences `from` to `to`, inclusive.
 * @throws {Failure} text_not_found, access_ended, text_not_ready
 */
export async function getReadings(
  { db, analyzer }: { db: Database; analyzer: Pick<Analyzer, 'readings'> },
  key: TextKey,
  range: { from: number; to: number },
): Promise<Readings> {
  const found = await listReadySentences(db, key, range);
  const sentences = found.sentences.map(({ seq, text, spans }) => ({ seq, text, ...indexSpans(spans) }));
  return readSentences(analyzer, sentences, found.language);
}

/** Lists sentences in a text. @throws {Failure} text_not_found, access_ended, text_not_ready */
async function listReadySentences(db: Queryable, key: TextKey, range: { from: number; to: number }) {
  const found = (await queries.listSentences(db, key, range)) ?? fail('text_not_found');
  if (found.isEnded) fail('access_ended');
  if (found.status !== 'ready') fail('text_not_ready');
  return found;
}

/**
 * Returns short dictionary entries for the words in the sentences `from` to `to`, inclusive, that the learner doesn't
 * know.
 * @throws {Failure} text_not_found, access_ended, text_not_ready
 */
export async function getGlosses(
  db: Database,
  learner: { id: string; uiLanguage: string },
  id: string,
  range: { from: number; to: number },
): Promise<Glosses> {
  const { language, sentences } = await listReadySentences(db, { id, ownerId: learner.id }, range);
  const splitSentences = sentences.map(({ seq, text, spans }) => ({
    seq,
    ...splitSentence(text, indexSpans(spans).words),
  }));
  return findGlosses(db, learner, { language, sentences: splitSentences });
}

/** Returns the statistics of a text. @throws {Failure} text_not_found, access_ended, text_not_ready */
export async function getAnalysis(db: Queryable, key: TextKey): Promise<Analysis> {
  const text = (await findText(db, key)) ?? fail('text_not_found');
  if (text.isEnded) fail('access_ended');
  return text.status === 'ready' ? presentAnalysis(text) : fail('text_not_ready');
}

/**
 * Saves the reading position. A position sent late, with the time it was reached, doesn't replace a position saved
 * since then.
 * @throws {Failure} text_not_found, text_not_ready, or an error on the field `sentence` if there is no such sentence
 */
export async function savePosition(
  { db, clock }: { db: Queryable; clock: () => Date },
  key: TextKey,
  { sentence, at }: HandlerInput<typeof savePositionEndpoint>['body'],
): Promise<void> {
  const now = clock();
  const readAt = at === undefined ? now : new Date(Math.min(Date.parse(at), now.getTime()));
  if (await queries.savePosition(db, key, { sentence, now: readAt, onlyLater: at !== undefined })) {
    emit(db, 'learned', { learnerId: key.ownerId });
    return;
  }
  const text = (await findText(db, key)) ?? fail('text_not_found');
  if (text.status !== 'ready') fail('text_not_ready');
  if (sentence > text.sentenceCount) failFields({ sentence: [messages.sentence_outside] });
}

/**
 * Marks the new words in the sentences `from` to `to` as known; words being learned or ignored aren't changed.
 * @throws {Failure} text_not_found, text_not_ready
 */
export async function markKnownWords(
  db: Database,
  key: TextKey,
  range: { from: number; to: number },
): Promise<WordsChange> {
  const text = (await findText(db, key)) ?? fail('text_not_found');
  if (text.status !== 'ready') fail('text_not_ready');
  return changeWords(db, {
    learnerId: key.ownerId,
    language: text.language,
    terms: await queries.listTerms(db, key, range),
    level: knownLevel,
    onlyNew: true,
    kind: 'page',
  });
}
