import type { TextCard } from '@glossa/contract/texts';

export const textId = (number: number): string =>
  `0192a0b0-0000-7000-9000-${String(number).padStart(12, '0')}`;

/** Returns a processed French text in the reading list; `changes` override its fields. */
export const textCard = (number = 1, changes: Partial<TextCard> = {}): TextCard => ({
  id: textId(number),
  title: `Texte ${number}`,
  author: '',
  source: '',
  difficulty: 'beginner',
  language: 'fr',
  tags: [],
  status: 'ready',
  problem: null,
  task: null,
  wordCount: 400,
  unknownWordsPercentage: 12.25,
  unknownByFamilyPercentage: null,
  knowledge: { new: 40, learning: 9, known: 351, ignored: 0 },
  readingTime: 2,
  imageUrl: `/media/texts/${textId(number)}/cover`,
  image_source: 'generated',
  audio_url: null,
  audio: null,
  grammar_points: [],
  is_archived: false,
  is_deleted: false,
  is_favorite: false,
  sentence_count: 40,
  position: 0,
  last_read_at: null,
  bought: null,
  created_at: '2026-11-01T10:00:00Z',
  ...changes,
});

/** Returns a page of a list with `count` texts in total. */
export const listResponse = (results: TextCard[], count = results.length) => ({
  status: 200,
  body: { results, count, next: null, previous: null },
});

export const settingsResponse = {
  status: 200,
  body: { theme: 'system', sentencesPerPage: 4, fontSize: 16, lineSpacing: 1.8 },
};
