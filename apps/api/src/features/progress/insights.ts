import type { Insights } from '@glossa/contract/insights';
import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import { posterAddress } from '#domain/videos/video-row.ts';
import { adviceQuery, growthQuery } from './insight-parts.ts';
import type { QueryTypes } from './insights.types.ts';

type Found = Omit<Insights['recommendations'][number], 'thumbnail'> & { hasPoster: boolean };
interface NarrowTypes {
  growth: Pick<Insights, 'vocabulary_growth' | 'reading_speed' | 'comprehension'>;
  advice: Pick<Insights, 'areas'> & { recommendations: Found[] };
}

export const sql = statements<QueryTypes, NarrowTypes>('progressInsights', {
  // Both cost about the same, so running them in parallel nearly halves the latency on an idle server.
  growth: growthQuery,
  advice: adviceQuery,
});

/** Computes a learner's insights and next steps in a language, given by ID. */
export async function selectInsights(
  db: Queryable,
  { learnerId, language, now }: { learnerId: string; language: number; now: Date },
): Promise<Insights> {
  const [grown, advised] = await Promise.all([
    one(db, sql.growth, [learnerId, language, now]),
    one(db, sql.advice, [learnerId, language]),
  ]);
  return {
    ...grown,
    areas: advised.areas,
    recommendations: advised.recommendations.map(({ hasPoster, ...found }) => ({
      ...found,
      share: Math.min(found.share, 1),
      thumbnail: hasPoster ? posterAddress(found.id) : null,
    })),
  };
}
