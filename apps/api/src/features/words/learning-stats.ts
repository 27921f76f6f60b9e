import { addDays, localDay, startOfDay, type Day } from '@glossa/calendar/local-day';
import { stretchesUpTo, type Period } from '@glossa/calendar/periods';
import type { HandlerResult } from '@glossa/contract/endpoint';
import type { getLearningStats } from '@glossa/contract/word-stats';
import { statement, type Queryable } from '@glossa/db/database';

// The number of a stretch counts from 1; what lies after today's end is of nobody's calendar.
const taken = statement(
  'words-taken-up',
  `SELECT width_bucket(started_at, $3::timestamptz[]) AS place, count(*)::int AS count
   FROM learner_word
   WHERE learner_id = $1 AND language = $2 AND started_at >= ($3::timestamptz[])[1] AND started_at < $4
   GROUP BY 1`,
);
const read = statement(
  'words-read',
  `SELECT width_bucket(day, $3::date[]) AS place, sum(words)::int AS count
   FROM reading_day
   WHERE learner_id = $1 AND language = $2 AND day >= ($3::date[])[1] AND day <= $4::date
   GROUP BY 1`,
);

interface Counted extends Record<string, unknown> {
  place: number;
  count: number;
}

const seriesOf = (days: readonly Day[], counted: readonly Counted[]) => {
  const counts = new Map(counted.map(({ place, count }) => [place, count]));
  return days.map((date, index) => ({ date, count: counts.get(index + 1) ?? 0 }));
};

/** What was read and taken up of a language (its number) in each stretch of time up to `now`. */
export async function learningStats(
  db: Queryable,
  learner: { id: string; timeZone: string },
  { language, period, now }: { language: number; period: Period; now: Date },
): Promise<HandlerResult<typeof getLearningStats>> {
  const today = localDay(now, learner.timeZone);
  const days = stretchesUpTo(period, today);
  const starts = days.map((day) => startOfDay(day, learner.timeZone));
  const end = startOfDay(addDays(today, 1), learner.timeZone);
  const words = await db.rows<Counted>(taken, [learner.id, language, starts, end]);
  const running = await db.rows<Counted>(read, [learner.id, language, days, today]);
  return { total_words: seriesOf(days, running), unique_words: seriesOf(days, words) };
}
