import { newId } from '@glossa/db/new-id';

import { localDay } from '#domain/calendar/local-day.ts';
import type { TestApp } from '../test-app.ts';

/** What an activity adds to the statistics; zero by default. */
const emptyActivity = {
  reading_seconds: 0,
  video_seconds: 0,
  words_seconds: 0,
  words_read: 0,
  pages_read: 0,
  texts_read: 0,
  videos_watched: 0,
  words_started: 0,
  words_known: 0,
  reviews: 0,
  reviews_right: 0,
};
type ActivityCounts = typeof emptyActivity;

/** Something that a learner did. */
export interface Activity extends ActivityCounts {
  moment: Date;
  /** Local day in the learner's time zone at that time. */
  day: string;
  language: number;
  /** ID of the text or video. */
  source: string | null;
  kind: 'reading' | 'video' | 'words';
}

/**
 * Returns a seeded random number generator: each call returns an integer below `sides`. Uses the linear congruential
 * generator from Numerical Recipes.
 */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/**
 * Simulates a learner who reads, watches and learns words in two languages for `days` days up to `until`, and changes
 * time zones halfway through. Returns all activities.
 */
export async function createHistory(
  app: TestApp,
  learnerId: string,
  {
    days,
    until,
    zones: [before, after],
    languages,
    seed = 1,
  }: { days: number; until: string; zones: [string, string]; languages: [number, number]; seed?: number },
): Promise<Activity[]> {
  const rollDice = createDice(seed);
  const end = Date.parse(until);
  const move = new Date(end - days * 43_200_000);
  // A text or video has only one language.
  const sources = new Map(languages.map((language) => [language, [newId(), newId(), newId()]]));
  const activities: Activity[] = [];
  for (let index = 0; index < days; index++) {
    for (let remainingDays = rollDice(5); remainingDays > 0; remainingDays--) {
      const moment = new Date(end - index * 86_400_000 - rollDice(86_400) * 1000);
      const activity = { ...emptyActivity, moment, day: localDay(moment, moment < move ? before : after) };
      const language = languages[rollDice(4) === 0 ? 1 : 0];
      const source = (kind: 'reading' | 'video') =>
        sources.get(language)?.[kind === 'video' ? 2 : rollDice(2)] as string;
      const what = rollDice(5);
      const times = rollDice(2);
      const seconds = rollDice(3600);
      if (what === 0) {
        const read = { words_read: rollDice(500), pages_read: rollDice(9), texts_read: times };
        activities.push({
          ...activity,
          ...read,
          language,
          kind: 'reading',
          source: source('reading'),
          reading_seconds: seconds,
        });
      } else if (what === 1) {
        const watched = { video_seconds: seconds, videos_watched: times };
        activities.push({ ...activity, ...watched, language, kind: 'video', source: source('video') });
      } else {
        const work = [
          { words_seconds: seconds + 1 },
          { words_started: 1, words_known: times },
          { reviews: 1, reviews_right: times },
        ][what - 2] as Partial<ActivityCounts>;
        activities.push({ ...activity, ...work, language, kind: 'words', source: null });
      }
    }
  }
  await app.deps.db.prisma.learner.update({ where: { id: learnerId }, data: { timeZone: after } });
  await app.deps.db.prisma.pastTimeZone.create({ data: { learnerId, until: move, zone: before } });
  await insertActivities(app, learnerId, activities);
  // Words inserted with explicit dates don't create active days or counts on their own, so recount.
  await app.deps.db.pool.query('SELECT recount_learner($1)', [learnerId]);
  return activities;
}

/** Writes each activity to the database the way the application does. */
async function insertActivities(
  { deps: { db } }: TestApp,
  learnerId: string,
  activities: readonly Activity[],
): Promise<void> {
  for (const { moment, language, kind, source, ...deed } of activities) {
    const values = [learnerId, language, moment];
    if (deed.words_started > 0) {
      await db.pool.query(
        `WITH made AS (INSERT INTO term (language, form) VALUES ($2, $4) RETURNING id)
         INSERT INTO learner_word (learner_id, term_id, language, form, level, translation, started_at, known_at)
         SELECT $1, id, $2, $4, CASE WHEN $5 THEN 4 ELSE 1 END, 't', $3, CASE WHEN $5 THEN $3::timestamptz END FROM made`,
        [...values, `w${newId().replaceAll('-', '')}`, deed.words_known > 0],
      );
      await db.pool.query('SELECT note_active_day($1, local_day($1, $2))', [learnerId, moment]);
    } else if (deed.reviews > 0) {
      await db.pool.query(
        `INSERT INTO review (learner_id, id, term_id, language, rating, reviewed_at) VALUES ($1, $4, 1, $2, $5, $3)`,
        [...values, newId(), deed.reviews_right > 0 ? 3 : 1],
      );
    } else {
      const seconds = deed.reading_seconds + deed.video_seconds + deed.words_seconds;
      await db.pool.query(
        `SELECT add_activity($1, $2::smallint, local_day($1, $3), $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          ...values,
          kind,
          source,
          source?.slice(-4) ?? '',
          seconds,
          deed.words_read,
          deed.pages_read,
          deed.texts_read + deed.videos_watched,
        ],
      );
    }
  }
}

/** Adds up activities. */
export function tally(activities: readonly Activity[]): ActivityCounts {
  const sums = { ...emptyActivity };
  for (const activity of activities) {
    for (const name of Object.keys(emptyActivity) as (keyof ActivityCounts)[]) sums[name] += activity[name];
  }
  return sums;
}
