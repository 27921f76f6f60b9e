import type { CardWord } from '../anki/word-notes.ts';

/** Creates a word entry with the given fields. */
export const entry = (fields: Partial<CardWord> & { text: string }): CardWord => ({
  parts: null,
  level: 1,
  ignored: false,
  translation: '',
  definition: '',
  pronunciation: '',
  example: '',
  notes: '',
  part_of_speech: '',
  lemma: '',
  tags: [],
  created_at: '2026-01-02T03:04:05.678Z',
  updated_at: '2026-02-03T04:05:06.789Z',
  started_at: null,
  known_at: null,
  picture: null,
  difficulty: null,
  frequency: null,
  frequency_rank: null,
  last_reviewed: null,
  ...fields,
});
