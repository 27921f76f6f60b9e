import type { HandlerResult } from '@glossa/contract/endpoint';
import type { getStudyStreak, getStudyTime, WeekDay } from '@glossa/contract/activity';
import { statement, type Queryable } from '@glossa/db/database';

import { streakFigure, studyTimeFigure, todayTable, weekFigure } from '#domain/activity/figures.ts';

/** Whose figures are asked for, of which language (its number; of all without) and when. */
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

/** Seconds of study, altogether and today. */
export const selectStudyTime = figure('study-time', studyTimeFigure) as (
  db: Queryable,
  whose: Whose,
) => Promise<HandlerResult<typeof getStudyTime>>;

// The language is not asked, but each statement has the same values.
/** Days in a row, in all languages. */
export const selectStreak = figure(
  'study-streak',
  `CASE WHEN $2::smallint IS NULL THEN ${streakFigure} END`,
) as (db: Queryable, whose: Whose) => Promise<HandlerResult<typeof getStudyStreak>>;

/** The days of this week, Monday first. */
export const selectWeek = figure('week', weekFigure) as (db: Queryable, whose: Whose) => Promise<WeekDay[]>;
