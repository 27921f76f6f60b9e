import * as z from 'zod';

import { Count, Day, Language, Moment, Text } from '../fields.ts';

/** A time zone that the learner was in until a given time. */
export const PastTimeZone = z.object({ until: Moment, zone: Text(100).min(1) });

const Days = z.object({ words_read: Count, pages_read: Count, texts_read: Count, videos_watched: Count });

/** A day on which a text was read or a video was watched. */
export const Activity = z.object({
  day: Day,
  kind: z.enum(['reading', 'video']),
  /** ID of the text or video in the archive, or of a deleted one. */
  source: z.uuid(),
  language: Language,
  title: Text(300),
  seconds: Count,
  words_read: Count,
  pages_read: Count,
  /** How many times the text or video was finished. */
  times: Count,
  last_at: Moment,
});

/**
 * All activity in a language on a day. The file also has counts of words and reviews for people who read it; an import
 * recalculates them.
 */
export const ActivityDay = Days.extend({
  language: Language,
  day: Day,
  reading_seconds: Count,
  video_seconds: Count,
  words_seconds: Count,
  words_at: Moment.nullable(),
});

/** The totals for a language. */
export const ActivityTotal = Days.extend({
  language: Language,
  words_read: z.int().min(0),
  seconds: Count,
});

/** Consecutive days with learning activity. */
export const Streak = z
  .object({ first_day: Day, last_day: Day })
  .refine(({ first_day, last_day }) => first_day <= last_day, 'ends before it starts');

const Period = z.enum(['daily', 'weekly', 'monthly']);
const Measure = Text(30).min(1);

export const Goal = z.object({ period: Period, measure: Measure, target: Count });

/** A goal that was reached in the period that begins on `first_day`. */
export const GoalReached = Goal.extend({ first_day: Day, reached_at: Moment });

export const Achievement = z.object({ kind: Text(60).min(1), day: Day, reached_at: Moment });
