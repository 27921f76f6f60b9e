import type { Word } from '@glossa/contract/words';
import type { Queryable } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';

import { wordImageUrl } from '#domain/vocabulary/word-image-url.ts';
import { wordStatus } from '#domain/vocabulary/word-status.ts';
import type { WordRow } from './queries.ts';
import { findWordStats, type WordStats } from './find-word-stats.ts';

/** Presents words with their difficulty and frequency. A word that isn't in the vocabulary is at level 0. */
export async function presentWords(
  db: Queryable,
  learnerId: string,
  rows: readonly WordRow[],
): Promise<Word[]> {
  const stats = await findWordStats(db, learnerId, rows);
  return rows.map((row) => present(row, stats.get(row.id)));
}

/** Presents a single word in the same way as `presentWords`. */
export const presentWord = async (db: Queryable, learnerId: string, row: WordRow): Promise<Word> =>
  present(row, (await findWordStats(db, learnerId, [row])).get(row.id));

function present(row: WordRow, stats: WordStats | undefined): Word {
  const level = row.level ?? 0;
  const ignored = row.ignored ?? false;
  return {
    id: row.id,
    text: row.form,
    parts: row.parts,
    language: languageById(row.language)?.code ?? '',
    lemma: row.lemma || (row.suggestedLemma ?? row.form),
    knowledge_level: level,
    user_knowledge_level: level,
    status: wordStatus(level, ignored),
    ignored,
    translation: row.translation ?? '',
    definition: row.definition ?? '',
    pronunciation: row.pronunciation ?? '',
    example: row.example ?? '',
    notes: row.notes ?? '',
    part_of_speech: row.partOfSpeech ?? '',
    tags: row.tags,
    image: wordImageUrl(row.id, row.imageKey),
    created_at: row.createdAt?.toISOString() ?? null,
    updated_at: row.updatedAt?.toISOString() ?? null,
    next_review: row.nextReview?.toISOString() ?? null,
    last_reviewed: row.lastReview?.toISOString() ?? null,
    difficulty: stats?.difficulty?.value ?? null,
    difficulty_source: stats?.difficulty?.source ?? null,
    frequency: stats?.frequency ?? null,
    frequency_rank: stats?.rank ?? null,
  };
}
