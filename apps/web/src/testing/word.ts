import type { Word } from '@glossa/contract/words';

/** A French word at level 1; `changes` replace parts. */
export const word = (id: number, changes: Partial<Word> = {}): Word => ({
  id,
  text: `mot${id}`,
  parts: null,
  language: 'fr',
  lemma: '',
  knowledge_level: 1,
  user_knowledge_level: 1,
  status: 'learning',
  ignored: false,
  translation: `word ${id}`,
  definition: '',
  pronunciation: '',
  example: '',
  notes: '',
  image: null,
  part_of_speech: '',
  tags: [],
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-01T10:00:00Z',
  next_review: null,
  ...changes,
});
