import type { HandlerResult } from '@glossa/contract/endpoint';
import type { getStudyStreak, getStudyTime, WeekDay } from '@glossa/contract/activity';
import { statement, type Queryable } from '@glossa/db/database';

import { streakFigure, studyTimeFigure, todayTable, weekFigure } from '#domain/activity/figures.ts';

/** The learner, language ID (undefined for all languages) and time that statistics are computed for. */
export interface Whose {
  learnerId: string;
  language: number | undefined;
  now: Date;
}

const figure = (name: string, part: string) => {
  const prepared = statement(name, `WITH ${todayTable} SELECT ${part} AS figure`);
  return async (db: Queryable, { learnerId, language, now }: Whose): Promise<unknown> =>
    (await db.row<{ figure: unknown }>(prepared, [learnerId, language ?? null, now]))?.figure;
};

/** Returns the seconds of study in total and today. */
export const selectStudyTime = figure('study-time', studyTimeFigure) as (
  db: Queryable,
  whose: Whose,
) => Promise<HandlerResult<typeof getStudyTime>>;

// Streaks span all languages, but every statement takes the same parameters.
/** Returns the study streak, in days, across all languages. */
export const selectStreak = figure(
  'study-streak',
  `CASE WHEN $2::smallint IS NULL THEN ${streakFigure} END`,
) as (db: Queryable, whose: Whose) => Promise<HandlerResult<typeof getStudyStreak>>;

/** Returns the days of this week, starting on Monday. */
export const selectWeek = figure('week', weekFigure) as (db: Queryable, whose: Whose) => Promise<WeekDay[]>;
