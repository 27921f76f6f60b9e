import type { Word } from '@glossa/contract/words';
import { languageById } from '@glossa/language/languages';
import { pictureAddress } from '@glossa/vocabulary/picture-address';
import { wordStatus } from '@glossa/vocabulary/word-status';

import type { WordRow } from './word-row.ts';

/** A word as the interface shows it; one without an entry is at level 0. */
export function presentWord(row: WordRow): Word {
  const level = row.level ?? 0;
  const ignored = row.ignored ?? false;
  return {
    id: row.id,
    text: row.form,
    parts: row.parts,
    language: languageById(row.language)?.code ?? '',
    lemma: row.lemma ?? '',
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
    image: pictureAddress(row.id, row.imageKey),
    created_at: row.createdAt?.toISOString() ?? null,
    updated_at: row.updatedAt?.toISOString() ?? null,
    next_review: row.nextReview?.toISOString() ?? null,
  };
}
