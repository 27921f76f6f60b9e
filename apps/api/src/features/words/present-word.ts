import type { Word } from '@glossa/contract/words';
import { languageById } from '@glossa/language/languages';

import type { WordRow } from './word-row.ts';

/** Status label of a level: 0 unknown, 1 to 3 learning, 4 known, 5 mastered. */
function statusOf(level: number, ignored: boolean): Word['status'] {
  if (ignored) return 'ignored';
  if (level === 0) return 'unknown';
  if (level <= 3) return 'learning';
  return level === 4 ? 'known' : 'mastered';
}

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
    status: statusOf(level, ignored),
    ignored,
    translation: row.translation ?? '',
    definition: row.definition ?? '',
    pronunciation: row.pronunciation ?? '',
    example: row.example ?? '',
    notes: row.notes ?? '',
    part_of_speech: row.partOfSpeech ?? '',
    tags: row.tags,
    created_at: row.createdAt?.toISOString() ?? null,
    updated_at: row.updatedAt?.toISOString() ?? null,
    next_review: row.nextReview?.toISOString() ?? null,
  };
}
