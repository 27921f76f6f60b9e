import type { Insights } from '@glossa/contract/insights';
import { statement, type Queryable } from '@glossa/db/database';
import { posterAddress } from '@glossa/videos/video-row';

import { insightsQuery } from './insight-parts.ts';

const insights = statement('insights', insightsQuery);

type Found = Omit<Insights['recommendations'][number], 'thumbnail'> & { hasPoster: boolean };
type Row = Omit<Insights, 'recommendations'> & { recommendations: Found[] };

/** What the figures of a learner in a language (its number) say about the way so far, and about the next step. */
export async function selectInsights(
  db: Queryable,
  { learnerId, language, now }: { learnerId: string; language: number; now: Date },
): Promise<Insights> {
  const row = await db.row<Row>(insights, [learnerId, language, now]);
  if (!row) throw new Error('a statement without tables answered no row');
  return {
    ...row,
    recommendations: row.recommendations.map(({ hasPoster, ...found }) => ({
      ...found,
      share: Math.min(found.share, 1),
      thumbnail: hasPoster ? posterAddress(found.id) : null,
    })),
  };
}
