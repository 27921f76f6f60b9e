import { practiceModes } from '@glossa/contract/settings';

import { createRandom } from './random.ts';
import { dayAgo, momentAgo } from './moments.ts';
import { answerRecord, memoryRecord, wordRecord } from './word-records.ts';

/** Records of an archive by kind. */
export type Records = Record<string, object[]>;

/** What was studied: the user's texts, common words learned early, and words added over time. */
export interface Stuff {
  texts: readonly { id: string; title: string }[];
  common: readonly string[];
  rare: readonly string[];
}

const kinds = ['words', 'review_memories', 'reviews', 'activity', 'activity_days', 'streaks', 'goals'];
/** Results are worse for listening and for verbs. */
const isHard = (mode: string, part: string): boolean => mode === 'listen' || part === 'verb';

/**
 * Returns the records of an account that studied English on most of the last `days` days, including every day of the
 * last three weeks.
 */
export function historyRecords(days: number, { texts, common, rare }: Stuff): Records {
  const { roll, upTo } = createRandom();
  const records: Records = Object.fromEntries(kinds.map((kind) => [kind, []]));
  const add = (kind: string, record: object) => records[kind]?.push(record);
  const waiting = [...rare];

  const read = (ago: number, zeal: number) => {
    const text = texts[upTo(texts.length)];
    if (!text) throw new Error('There are no texts to have read');
    const seconds = 600 + upTo(2400 * zeal);
    const done = { words_read: seconds * 2 + upTo(seconds / 2), pages_read: 2 + upTo(12) };
    const day = dayAgo(ago);
    const times = Number(roll() < 0.2);
    const { id: source, title } = text;
    const last_at = momentAgo(ago, 18);
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
      words_seconds: 120 + upTo(600),
      words_at: momentAgo(ago, 8),
    });
  };

  const takeUp = (text: string, ago: number) => {
    const isKnown = roll() < 0.6 && ago > 12;
    const part = ['noun', 'verb', 'adjective'][upTo(3)] ?? '';
    const reps = 2 + upTo(4);
    const level = isKnown ? 4 + upTo(2) : 1 + upTo(3);
    const knownAgo = isKnown ? Math.max(0, ago - 3 - upTo(20)) : null;
    add('words', wordRecord(text, { level, part, ago, knownAgo }));
    for (let rep = 0; rep < reps; rep++) {
      const mode = practiceModes[upTo(practiceModes.length)] ?? 'recognise';
      const rating = roll() < (isHard(mode, part) ? 0.28 : 0.1) ? 1 : 2 + upTo(3);
      const at = momentAgo(Math.max(0, ago - rep * 3), 8 + roll());
      add('reviews', answerRecord(text, { mode, rating, at }));
    }
    // A few are due now. Most are due later.
    add('review_memories', memoryRecord(text, { reps, due: upTo(40) - 1.5, ago }));
  };

  for (const word of common)
    add('words', wordRecord(word, { level: 5, part: '', ago: days, knownAgo: days - upTo(60) }));
  /** Number of days ago on which the streak in progress began. */
  let first: number | undefined;
  for (let ago = days; ago >= 0; ago--) {
    const zeal = 0.6 + 0.4 * Math.sin(ago / 40);
    const isActive = ago < 21 || roll() < 0.55 + 0.3 * zeal;
    if (isActive) {
      first ??= ago;
      read(ago, zeal);
      for (const word of waiting.splice(0, upTo(7 * zeal + 2))) takeUp(word, ago);
    }
    if (first !== undefined && (!isActive || ago === 0)) {
      add('streaks', { first_day: dayAgo(first), last_day: dayAgo(isActive ? ago : ago + 1) });
      first = undefined;
    }
  }
  add('goals', { period: 'daily', measure: 'minutes', target: 20 });
  add('goals', { period: 'weekly', measure: 'pages', target: 60 });
  add('goals', { period: 'monthly', measure: 'words', target: 100 });
  return records;
}
