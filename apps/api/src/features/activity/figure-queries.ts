import type { HandlerResult } from '@glossa/contract/endpoint';
import type { getStudyStreak, getStudyTime, WeekDay } from '@glossa/contract/activity';
import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import { streakFigure, studyTimeFigure, todayTable, weekFigure } from '#domain/activity/figures.ts';
import type { QueryTypes } from './figure-queries.types.ts';

/** The learner, language ID (undefined for all languages) and time that statistics are computed for. */
export interface Whose {
  learnerId: string;
  language: number | undefined;
  now: Date;
}

interface NarrowTypes {
  sumStudyTime: { figure: HandlerResult<typeof getStudyTime> };
  findStreak: { figure: HandlerResult<typeof getStudyStreak> };
  listWeek: { figure: WeekDay[] };
}

export const sql = statements<QueryTypes, NarrowTypes>('activityFigure', {
  sumStudyTime: `WITH ${todayTable} SELECT ${studyTimeFigure} AS figure`,
  // Streaks span all languages. The condition only uses $2, because the figures number the time as $3.
  findStreak: `WITH ${todayTable} SELECT CASE WHEN $2::smallint IS NULL THEN ${streakFigure} END AS figure`,
  listWeek: `WITH ${todayTable} SELECT ${weekFigure} AS figure`,
});

/** Returns the seconds of study in total and today. */
export const selectStudyTime = async (db: Queryable, { learnerId, language, now }: Whose) =>
  (await one(db, sql.sumStudyTime, [learnerId, language ?? null, now])).figure;

/** Returns the study streak, in days, across all languages. */
export const selectStreak = async (db: Queryable, { learnerId, now }: Omit<Whose, 'language'>) =>
  (await one(db, sql.findStreak, [learnerId, null, now])).figure;

/** Returns the days of this week, starting on Monday. */
export const selectWeek = async (db: Queryable, { learnerId, language, now }: Whose) =>
  (await one(db, sql.listWeek, [learnerId, language ?? null, now])).figure;
