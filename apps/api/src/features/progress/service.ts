import { milestoneTitle } from '@glossa/contract/achievements';
import type { Insights } from '@glossa/contract/insights';
import type { Progress } from '@glossa/contract/progress';
import type { Queryable } from '@glossa/db/database';

import { nextMilestones } from '#domain/activity/milestones.ts';
import { posterUrl } from '#domain/videos/present-video.ts';
import * as queries from './queries.ts';

/** Returns a learner's progress in the language with this ID, or in all languages if undefined. */
export async function getProgress(
  db: Queryable,
  learner: { learnerId: string; language: number | undefined; now: Date },
): Promise<Progress> {
  const { milestoneProgress, achievements, ...stats } = await queries.computeProgress(db, learner);
  return {
    ...stats,
    achievements: achievements.map((reached) => ({ ...reached, title: milestoneTitle(reached.id) })),
    next_milestones: nextMilestones(milestoneProgress),
  };
}

/** Returns a learner's insights and next steps in the language with this ID. */
export async function getInsights(
  db: Queryable,
  learner: { learnerId: string; language: number; now: Date },
): Promise<Insights> {
  // Both queries take about equally long, so running them in parallel nearly halves the latency on an idle server.
  const [growth, advice] = await Promise.all([
    queries.findGrowth(db, learner),
    queries.findAdvice(db, learner),
  ]);
  return {
    ...growth,
    areas: advice.areas,
    recommendations: advice.recommendations.map(({ hasPoster, ...item }) => ({
      ...item,
      share: Math.min(item.share, 1),
      thumbnail: hasPoster ? posterUrl(item.id) : null,
    })),
  };
}
