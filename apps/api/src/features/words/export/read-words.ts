import type { Queryable } from '@glossa/db/database';
import type { CardWord } from '@glossa/formats/word-files/anki/word-notes';

import { findWordStats, type WordStats } from '../find-word-stats.ts';
import { readBatches, type ExportFilter, type ExportRow } from './queries.ts';

/** Returns an image's file name in a deck. It must be unique, since Anki stores all decks' media in one folder. */
const imageName = (key: string): string => `glossa-${key.replaceAll('/', '-')}`;

/** A word with the storage key of its image. */
export type ExportWord = CardWord & { imageKey: string | null };

function toExportWord(exported: ExportRow, stats: WordStats | undefined): ExportWord {
  const { termId: _, form, imageKey, lastReview, reviewDifficulty: __, ...row } = exported;
  return {
    text: form,
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    known_at: row.known_at?.toISOString() ?? null,
    difficulty: stats?.difficulty?.value ?? null,
    frequency: stats?.frequency ?? null,
    frequency_rank: stats?.rank ?? null,
    last_reviewed: lastReview?.toISOString() ?? null,
    picture: imageKey && imageName(imageKey),
    imageKey,
  };
}

/** Yields the words of a vocabulary, each once, in a fixed order. */
export async function* readWords(
  db: Queryable,
  learnerId: string,
  filter: ExportFilter,
): AsyncGenerator<ExportWord> {
  for await (const rows of readBatches(db, learnerId, filter)) {
    const words = rows.map((row) => ({ ...row, id: row.termId, language: filter.language }));
    const stats = await findWordStats(db, learnerId, words);
    for (const row of rows) yield toExportWord(row, stats.get(row.termId));
  }
}
