import { milestoneTitle, type MilestoneMeasure } from '@glossa/contract/achievements';
import type { Progress, ReachedMilestone } from '@glossa/contract/progress';
import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import * as figures from '#domain/activity/figures.ts';
import { nextMilestones } from '#domain/activity/next-milestones.ts';
import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  compute: Omit<Progress, 'achievements' | 'next_milestones'> & {
    achievements: Omit<ReachedMilestone, 'title'>[];
    standing: Record<MilestoneMeasure, number>;
  };
}

export const sql = statements<QueryTypes, NarrowTypes>('progress', {
  compute: `WITH ${figures.todayTable}
   SELECT ${figures.studyTimeFigure} AS study_time, ${figures.knownWordsFigure} AS words_learned,
     ${figures.uniqueWordsFigure} AS unique_words, ${figures.streakFigure} AS streak,
     ${figures.accuracyFigure} AS accuracy, ${figures.doneTodayFigure} AS today, ${figures.doneThisWeekFigure} AS week,
     ${figures.weeklyProgressFigure} AS "weeklyProgress", ${figures.goalsFigure} AS goals,
     (SELECT coalesce(json_agg(json_build_object('id', kind, 'date', day)), '[]') FROM (
        SELECT kind, day FROM achievement WHERE learner_id = $1 ORDER BY reached_at DESC, length(kind) DESC, kind DESC LIMIT 10
      ) latest) AS achievements,
     (SELECT to_json(standing) FROM (${figures.standingRow}) standing) AS standing`,
});

/** Computes a learner's progress in a language, given by ID, or in all if undefined. */
export async function selectProgress(
  db: Queryable,
  { learnerId, language, now }: { learnerId: string; language: number | undefined; now: Date },
): Promise<Progress> {
  const row = await one(db, sql.compute, [learnerId, language ?? null, now]);
  const { standing, achievements, ...figuresOfRow } = row;
  return {
    ...figuresOfRow,
    achievements: achievements.map((reached) => ({ ...reached, title: milestoneTitle(reached.id) })),
    next_milestones: nextMilestones(standing),
  };
}
