import { retentionWeeks, type Metrics } from '@glossa/contract/metrics';
import type { Queryable } from '@glossa/db/database';

import { addDays, type Day } from '#domain/calendar/local-day.ts';
import { selectCohorts, selectRetained } from './queries.ts';

const mondayOf = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Returns the cohorts of the last weeks and how many learners of each were active in its weeks so far. */
export async function makeRetention(db: Queryable, today: Day): Promise<Metrics['retention']> {
  const last = mondayOf(today);
  const weeks = Array.from({ length: retentionWeeks }, (_, n) => addDays(last, -7 * n));
  const [cohorts, moved] = await Promise.all([
    selectCohorts(db, weeks.at(-1) as Day),
    selectRetained(db, weeks),
  ]);
  const sizes = new Map(cohorts.map(({ week, size }) => [week, size]));
  const changes = new Map(moved.map(({ cohort, week, amount }) => [`${cohort} ${week}`, amount]));
  return weeks.flatMap((week, age) => {
    const size = sizes.get(week) ?? 0;
    if (size === 0) return [];
    let active = 0;
    return [
      {
        week,
        size,
        active: Array.from(
          { length: age + 1 },
          (_, n) => (active += changes.get(`${week} ${addDays(week, 7 * n)}`) ?? 0),
        ),
      },
    ];
  });
}
