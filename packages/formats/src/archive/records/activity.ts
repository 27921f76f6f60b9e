import * as z from 'zod';

import { Count, Day, Language, Moment, Text } from '../fields.ts';

/** The time zone that the learner was in until a moment. */
export const PastTimeZone = z.object({ until: Moment, zone: Text(100).min(1) });

const Days = z.object({ words_read: Count, pages_read: Count, texts_read: Count, videos_watched: Count });

/** A day on which a text was read or a video was watched. */
export const Activity = z.object({
  day: Day,
  kind: z.enum(['reading', 'video']),
  /** Id of the text or video in the archive, or of one that is gone. */
  source: z.uuid(),
  language: Language,
  title: Text(300),
  seconds: Count,
  words_read: Count,
  pages_read: Count,
  /** How often it was finished. */
  times: Count,
  last_at: Moment,
});

/** All of a day in a language. The figures of words and answers follow from those, and are for the reader. */
export const ActivityDay = Days.extend({
  language: Language,
  day: Day,
  reading_seconds: Count,
  video_seconds: Count,
  words_seconds: Count,
  words_at: Moment.nullable(),
});

/** All days of a language. */
export const ActivityTotal = Days.extend({
  language: Language,
  words_read: z.int().min(0),
  seconds: Count,
});

/** Days in a row on which something was learnt. */
export const Streak = z
  .object({ first_day: Day, last_day: Day })
  .refine(({ first_day, last_day }) => first_day <= last_day, 'ends before it begins');

const Period = z.enum(['daily', 'weekly', 'monthly']);
const Measure = Text(30).min(1);

export const Goal = z.object({ period: Period, measure: Measure, target: Count });

/** A goal that was reached in the period that begins with a day. */
export const GoalReached = Goal.extend({ first_day: Day, reached_at: Moment });

export const Achievement = z.object({ kind: Text(60).min(1), day: Day, reached_at: Moment });
