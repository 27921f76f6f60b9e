import { practiceModes } from '@glossa/contract/settings';

import { createRandom } from './random.ts';
import { dateDaysAgo, timeDaysAgo } from './moments.ts';
import { answerRecord, memoryRecord, wordRecord } from './word-records.ts';

/** An archive's records by kind. */
export type Records = Record<string, object[]>;

/** Material for the history: the user's texts, common words learned early, and rare words added over time. */
export interface StudyMaterial {
  texts: readonly { id: string; title: string }[];
  common: readonly string[];
  rare: readonly string[];
}

const kinds = ['words', 'review_memories', 'reviews', 'activity', 'activity_days', 'streaks', 'goals'];
/** Answers are wrong more often in listening mode and for verbs. */
const isHard = (mode: string, part: string): boolean => mode === 'listen' || part === 'verb';

/**
 * Returns the records of an account that studied English on most of the last `days` days, and every day for the last
 * three weeks.
 */
export function createHistoryRecords(days: number, { texts, common, rare }: StudyMaterial): Records {
  const { roll, integerBelow } = createRandom();
  const records: Records = Object.fromEntries(kinds.map((kind) => [kind, []]));
  const add = (kind: string, record: object) => records[kind]?.push(record);
  const remainingWords = [...rare];

  const read = (daysAgo: number, intensity: number) => {
    const text = texts[integerBelow(texts.length)];
    if (!text) throw new Error('There are no texts to have read');
    const seconds = 600 + integerBelow(2400 * intensity);
    const done = { words_read: seconds * 2 + integerBelow(seconds / 2), pages_read: 2 + integerBelow(12) };
    const day = dateDaysAgo(daysAgo);
    const times = Number(roll() < 0.2);
    const { id: source, title } = text;
    const last_at = timeDaysAgo(daysAgo, 18);
    add('activity', {
      day,
      kind: 'reading',
      source,
      language: 'en',
      title,
      seconds,
      ...done,
      times,
      last_at,
    });
    add('activity_days', {
      language: 'en',
      day,
      ...done,
      texts_read: times,
      videos_watched: 0,
      reading_seconds: seconds,
      video_seconds: 0,
      words_seconds: 120 + integerBelow(600),
      words_at: timeDaysAgo(daysAgo, 8),
    });
  };

  const startWord = (text: string, ago: number) => {
    const isKnown = roll() < 0.6 && ago > 12;
    const part = ['noun', 'verb', 'adjective'][integerBelow(3)] ?? '';
    const reps = 2 + integerBelow(4);
    const level = isKnown ? 4 + integerBelow(2) : 1 + integerBelow(3);
    const knownDaysAgo = isKnown ? Math.max(0, ago - 3 - integerBelow(20)) : null;
    add('words', wordRecord(text, { level, part, daysAgo: ago, knownDaysAgo }));
    for (let rep = 0; rep < reps; rep++) {
      const mode = practiceModes[integerBelow(practiceModes.length)] ?? 'recognise';
      const rating = roll() < (isHard(mode, part) ? 0.28 : 0.1) ? 1 : 2 + integerBelow(3);
      const at = timeDaysAgo(Math.max(0, ago - rep * 3), 8 + roll());
      add('reviews', answerRecord(text, { mode, rating, at }));
    }
    // A few words are due now, and most are due later.
    add('review_memories', memoryRecord(text, { reps, due: integerBelow(40) - 1.5, daysAgo: ago }));
  };

  for (const word of common)
    add(
      'words',
      wordRecord(word, { level: 5, part: '', daysAgo: days, knownDaysAgo: days - integerBelow(60) }),
    );
  /** Number of days since the current streak began. */
  let first: number | undefined;
  for (let ago = days; ago >= 0; ago--) {
    const zeal = 0.6 + 0.4 * Math.sin(ago / 40);
    const isActive = ago < 21 || roll() < 0.55 + 0.3 * zeal;
    if (isActive) {
      first ??= ago;
      read(ago, zeal);
      for (const word of remainingWords.splice(0, integerBelow(7 * zeal + 2))) startWord(word, ago);
    }
    if (first !== undefined && (!isActive || ago === 0)) {
      add('streaks', { first_day: dateDaysAgo(first), last_day: dateDaysAgo(isActive ? ago : ago + 1) });
      first = undefined;
    }
  }
  add('goals', { period: 'daily', measure: 'minutes', target: 20 });
  add('goals', { period: 'weekly', measure: 'pages', target: 60 });
  add('goals', { period: 'monthly', measure: 'words', target: 100 });
  return records;
}
