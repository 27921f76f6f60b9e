import { timeDaysAgo } from './moments.ts';

/**
 * Returns the archive record for a word that was added `daysAgo` days ago and, if it is known, became known
 * `knownDaysAgo` days ago.
 */
export const wordRecord = (
  text: string,
  {
    level,
    part,
    daysAgo,
    knownDaysAgo,
  }: { level: number; part: string; daysAgo: number; knownDaysAgo: number | null },
): object => ({
  language: 'en',
  text,
  parts: null,
  level,
  ignored: false,
  translation: '',
  definition: '',
  pronunciation: '',
  example: '',
  notes: '',
  part_of_speech: part,
  lemma: '',
  tags: [],
  picture: null,
  created_at: timeDaysAgo(daysAgo, 18),
  updated_at: timeDaysAgo(daysAgo, 18),
  started_at: timeDaysAgo(daysAgo, 18),
  known_at: knownDaysAgo === null ? null : timeDaysAgo(knownDaysAgo, 19),
});

/** Returns the record for a word's memory state after `reps` answers. The next review is due in `due` days. */
export const memoryRecord = (
  text: string,
  { reps, due, daysAgo }: { reps: number; due: number; daysAgo: number },
): object => ({
  language: 'en',
  text,
  due: new Date(Date.now() + due * 86_400_000).toISOString(),
  stability: 12,
  difficulty: 5,
  state: 2,
  reps,
  lapses: 0,
  scheduled_days: 6,
  elapsed_days: 3,
  learning_steps: 0,
  last_review: timeDaysAgo(Math.min(daysAgo, 3), 8),
});

/** Returns the record for an answer in practice. */
export const answerRecord = (
  text: string,
  { mode, rating, at }: { mode: string; rating: number; at: string },
): object => ({
  language: 'en',
  text,
  rating,
  mode,
  duration: 4000,
  before: null,
  reviewed_at: at,
  undone_at: null,
});
