import type { PurchasedText } from '@glossa/contract/fields';
import type { Analysis } from '@glossa/contract/reading';
import type { TextCard } from '@glossa/contract/texts';
import { languageById } from '@glossa/language/languages';
import { readingMinutes } from '@glossa/language/reading-time';

import { presentEntryPurchase } from '#domain/shop/purchases/present-purchase.ts';
import type { CardRow, TextRow } from './queries.ts';

/** Counts tokens by how well they are known. Tokens that are neither new, being learned nor ignored count as known. */
const countKnowledge = (row: TextRow): TextCard['knowledge'] => {
  const newTokens = row.newTokens ?? 0;
  const learning = row.learningTokens ?? 0;
  const ignored = row.ignoredTokens ?? 0;
  const known = row.newTokens === null ? 0 : row.wordCount - newTokens - learning - ignored;
  return { new: newTokens, learning, known, ignored };
};

const toPercent = (tokens: number, row: TextRow): number =>
  row.wordCount === 0 ? 0 : Math.round((tokens / row.wordCount) * 10_000) / 100;

/** Returns the percentage of tokens that are below level 4 and not ignored, to two decimals. */
const unknownPercentage = (row: TextRow): number =>
  toPercent((row.newTokens ?? 0) + (row.learningTokens ?? 0), row);

/**
 * Same as `unknownPercentage`, but without tokens covered by a known word of their family; null unless the learner has
 * turned on counting by family.
 */
const unknownByFamily = (row: TextRow): number | null =>
  row.coveredTokens === null
    ? null
    : toPercent((row.newTokens ?? 0) + (row.learningTokens ?? 0) - row.coveredTokens, row);

/** Returns a text's purchase terms; null for the learner's own texts. */
export const presentPurchase = (row: TextRow): PurchasedText | null => {
  const purchase = presentEntryPurchase(row);
  return purchase && { ...purchase, may_print: row.mayPrint, may_copy: row.mayCopy, may_keep: row.mayKeep };
};

/** Returns the URL of a text's recording: the uploaded file, or else the external URL. */
export const audioUrl = (row: Pick<TextRow, 'id' | 'audioKey' | 'audioUrl'>): string | null =>
  row.audioKey ? `/media/texts/${row.id}/audio` : row.audioUrl || null;

/** Returns the cover's URL, which changes whenever the image does, and where the image comes from. */
function presentCover(row: CardRow): Pick<TextCard, 'imageUrl' | 'image_source'> {
  const key = row.coverKey ?? row.ebookCoverKey;
  const version = key === null ? '' : `?v=${/([0-9a-f-]+)\.\w+$/.exec(key)?.[1]?.slice(-12) ?? ''}`;
  return {
    imageUrl: `/media/texts/${row.id}/cover${version}`,
    image_source: row.coverKey !== null ? 'own' : row.ebookCoverKey !== null ? 'ebook' : 'generated',
  };
}

/** Presents a text for lists. `task` is the ID of the task that analyzes it. */
export function presentCard(row: CardRow, task: string | null): TextCard {
  const ready = row.status === 'ready';
  return {
    id: row.id,
    title: row.title,
    author: row.author,
    source: row.source,
    difficulty: row.difficulty,
    language: languageById(row.language)?.code ?? '',
    tags: row.tags ?? [],
    status: row.status === 'pending' ? 'analysing' : row.status,
    problem: row.problem,
    task,
    wordCount: row.wordCount,
    unknownWordsPercentage: ready ? unknownPercentage(row) : null,
    unknownByFamilyPercentage: ready ? unknownByFamily(row) : null,
    knowledge: countKnowledge(row),
    readingTime: readingMinutes(row.wordCount),
    ...presentCover(row),
    audio_url: row.audioUrl || null,
    audio: audioUrl(row),
    grammar_points: row.grammarPoints,
    is_archived: row.isArchived,
    is_deleted: row.isDeleted,
    is_favorite: row.isFavorite,
    sentence_count: row.sentenceCount,
    position: row.position,
    last_read_at: row.lastReadAt?.toISOString() ?? null,
    bought: presentPurchase(row),
    created_at: row.createdAt.toISOString(),
  };
}

/** Presents the statistics of a text for its learner. Except for `wordCount`, the counts are of distinct words. */
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
    knowledge: countKnowledge(text),
    grammar_points: text.grammarPoints,
  };
}
