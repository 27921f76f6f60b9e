import type { BoughtText, TagMark } from '@glossa/contract/fields';
import type { TextCard } from '@glossa/contract/texts';
import { languageById } from '@glossa/language/languages';
import { readingMinutes } from '@glossa/language/reading-time';

import { boughtColumns, presentBought } from '#domain/shop/bought.ts';
import type { QueryTypes } from './queries.types.ts';

/** Columns of a text with its document and counts. Needs `text t`, `document d` and `learner_document ld`. */
export const textColumns = `t.id, t.document_id AS "documentId", t.title, t.author, t.source, t.difficulty, t.language,
  t.audio_url AS "audioUrl", t.audio_key AS "audioKey", t.is_archived AS "isArchived", t.is_deleted AS "isDeleted",
  t.is_favorite AS "isFavorite", ${boughtColumns('t')}, t.may_print AS "mayPrint", t.may_copy AS "mayCopy",
  coalesce((SELECT allow_offline FROM purchase WHERE id = t.purchase_id), true) AS "mayKeep", t.position, t.last_read_at AS "lastReadAt", t.created_at AS "createdAt",
  d.status, d.problem, d.word_count AS "wordCount", d.unique_count AS "uniqueCount",
  d.sentence_count AS "sentenceCount", coalesce(t.grammar_points, d.grammar_points, '{}') AS "grammarPoints", ld.new_tokens AS "newTokens", ld.learning_tokens AS "learningTokens",
  ld.ignored_tokens AS "ignoredTokens", ld.new_words AS "newWords", ld.learning_words AS "learningWords",
  ld.ignored_words AS "ignoredWords", ld.covered_tokens AS "coveredTokens"`;

/** Columns that only cards show: the text's tags, in order, and its cover. */
export const cardColumns = `(SELECT json_agg(json_build_object('name', g.name, 'color', g.color) ORDER BY g.name) FROM text_tag tt JOIN tag g ON g.id = tt.tag_id
   WHERE tt.text_id = t.id) AS tags,
  t.cover_key AS "coverKey", (SELECT cover_key FROM product WHERE id = t.product_id) AS "ebookCoverKey"`;

/** Tables for `textColumns`; `texts` can be a subquery that filters texts. */
export const textTables = (texts = 'text'): string => `${texts} t JOIN document d ON d.id = t.document_id
  LEFT JOIN learner_document ld ON ld.learner_id = t.owner_id AND ld.document_id = t.document_id`;

/** A text with the columns that only cards show. */
export type CardRow = QueryTypes['find']['row'] & { tags: TagMark[] | null };

/**
 * A text with its document and counts. `coveredTokens` are covered by a known word of the same family, and null unless
 * the learner has turned that on.
 */
export type TextRow = Omit<CardRow, 'tags' | 'coverKey' | 'ebookCoverKey'>;

/** Counts tokens by class. Those that are not new, in learning or ignored are known. */
export const knowledgeOf = (row: TextRow): TextCard['knowledge'] => {
  const fresh = row.newTokens ?? 0;
  const learning = row.learningTokens ?? 0;
  const ignored = row.ignoredTokens ?? 0;
  const known = row.newTokens === null ? 0 : row.wordCount - fresh - learning - ignored;
  return { new: fresh, learning, known, ignored };
};

const percentOf = (tokens: number, row: TextRow): number =>
  row.wordCount === 0 ? 0 : Math.round((tokens / row.wordCount) * 10_000) / 100;

/** Returns the percentage of tokens below level 4 that are not ignored, to two decimals. */
export const unknownPercentage = (row: TextRow): number =>
  percentOf((row.newTokens ?? 0) + (row.learningTokens ?? 0), row);

/**
 * Same as `unknownPercentage`, without tokens covered by a known word of their family; null unless the learner has
 * turned that on.
 */
export const unknownByFamily = (row: TextRow): number | null =>
  row.coveredTokens === null
    ? null
    : percentOf((row.newTokens ?? 0) + (row.learningTokens ?? 0) - row.coveredTokens, row);

/** Returns the purchase terms of a text; null for the learner's own. */
export const boughtOf = (row: TextRow): BoughtText | null => {
  const bought = presentBought(row);
  return bought && { ...bought, may_print: row.mayPrint, may_copy: row.mayCopy, may_keep: row.mayKeep };
};

/** Returns the URL of a text's recording: the uploaded file, or else the external URL. */
export const audioOf = (row: Pick<TextRow, 'id' | 'audioKey' | 'audioUrl'>): string | null =>
  row.audioKey ? `/media/texts/${row.id}/audio` : row.audioUrl || null;

/** Returns the cover's URL, which changes with the picture, and where the picture comes from. */
function coverOf(row: CardRow): Pick<TextCard, 'imageUrl' | 'image_source'> {
  const key = row.coverKey ?? row.ebookCoverKey;
  const version = key === null ? '' : `?v=${/([0-9a-f-]+)\.\w+$/.exec(key)?.[1]?.slice(-12) ?? ''}`;
  return {
    imageUrl: `/media/texts/${row.id}/cover${version}`,
    image_source: row.coverKey !== null ? 'own' : row.ebookCoverKey !== null ? 'ebook' : 'generated',
  };
}

/** Presents a text for lists; `task` is the ID of the task that analyzes it. */
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
    knowledge: knowledgeOf(row),
    readingTime: readingMinutes(row.wordCount),
    ...coverOf(row),
    audio_url: row.audioUrl || null,
    audio: audioOf(row),
    grammar_points: row.grammarPoints,
    is_archived: row.isArchived,
    is_deleted: row.isDeleted,
    is_favorite: row.isFavorite,
    sentence_count: row.sentenceCount,
    position: row.position,
    last_read_at: row.lastReadAt?.toISOString() ?? null,
    bought: boughtOf(row),
    created_at: row.createdAt.toISOString(),
  };
}
