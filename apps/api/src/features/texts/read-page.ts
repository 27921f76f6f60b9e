import { fail } from '@glossa/contract/failure';
import type { Analysis } from '@glossa/contract/reading';
import { Settings } from '@glossa/contract/settings';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';
import { readingMinutes } from '@glossa/language/reading-time';

import { findPhrases } from '#domain/pages/find-phrases.ts';
import { presentSentences, presentWords } from '#domain/pages/present-page.ts';
import { JsonText } from '#http/route.ts';
import { selectOpening, selectTextPage } from './page-queries.ts';
import {
  audioOf,
  boughtOf,
  knowledgeOf,
  unknownByFamily,
  unknownPercentage,
  type TextRow,
} from './text-row.ts';

/** Presents the statistics of a text for its learner. */
export function presentAnalysis(text: TextRow): Analysis {
  const newWords = text.newWords ?? 0;
  const learningWords = text.learningWords ?? 0;
  const ignoredWords = text.ignoredWords ?? 0;
  return {
    difficulty: text.difficulty,
    readingTime: readingMinutes(text.wordCount),
    wordCount: text.wordCount,
    uniqueWords: text.uniqueCount,
    newWords,
    learningWords,
    ignoredWords,
    knownWords: text.uniqueCount - newWords - learningWords - ignoredWords,
    unknownWordsPercentage: unknownPercentage(text),
    unknownByFamilyPercentage: unknownByFamily(text),
    knowledge: knowledgeOf(text),
    grammar_points: text.grammarPoints,
  };
}

/** Returns the requested page number and the sentences per page. */
async function placeOf(
  db: Database,
  key: { id: string; ownerId: string },
  { page, perPage }: { page: number | 'bookmark'; perPage: number | undefined },
): Promise<{ page: number; perPage: number }> {
  if (page !== 'bookmark' && perPage !== undefined) return { page, perPage };
  const found = await selectOpening(db, key);
  if (!found) fail('text_not_found');
  const size = perPage ?? Settings.shape.sentencesPerPage.parse(found.perPage ?? undefined);
  return { page: page === 'bookmark' ? Math.floor(found.place / size) + 1 : page, perPage: size };
}

/** Returns everything a page of the reader needs, as JSON text built from rows, without an object for each word. */
export async function readPage(
  db: Database,
  key: { id: string; ownerId: string },
  wanted: { page: number | 'bookmark'; perPage: number | undefined },
): Promise<JsonText> {
  const { page, perPage } = await placeOf(db, key, wanted);
  const from = (page - 1) * perPage;
  const found = await selectTextPage(db, key, from, from + perPage);
  if (!found) fail('text_not_found');
  const text = JSON.parse(found.head) as TextRow & { times: (number | null)[] | null };
  if (text.isEnded) fail('access_ended');
  if (text.status !== 'ready') fail('text_not_ready');
  if (found.sentences.length === 0) fail('page_not_found');
  const language = languageById(text.language);
  const head = JSON.stringify({
    id: text.id,
    title: text.title,
    language: language?.code,
    direction: language?.direction,
    audio: audioOf(text),
    page,
    pages: Math.ceil(text.sentenceCount / perPage),
    sentences_per_page: perPage,
    sentence_count: text.sentenceCount,
    sentence_times: text.times ?? [],
    bookmark: text.position,
    analysis: presentAnalysis(text),
    bought: boughtOf(text),
  });
  const sentences = presentSentences(found.sentences);
  const phrases = findPhrases(found.words.phrases, found.sentences);
  const words = presentWords(found.words, phrases.states);
  const places = JSON.stringify(phrases.places);
  return new JsonText(`${head.slice(0, -1)},"sentences":${sentences},"words":${words},"phrases":${places}}`);
}
