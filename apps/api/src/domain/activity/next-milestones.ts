import { milestones, milestoneTitle, type MilestoneMeasure } from '@glossa/contract/achievements';
import type { Progress } from '@glossa/contract/progress';

type NextMilestone = Progress['next_milestones'][number];

/** Returns the next milestone of each measure, the one closest to completion first. */
export function nextMilestones(done: Record<MilestoneMeasure, number>): NextMilestone[] {
  const measures = Object.keys(milestones) as MilestoneMeasure[];
  return measures
    .flatMap((measure): NextMilestone[] => {
      const target = milestones[measure].find((count) => count > done[measure]);
      if (target === undefined) return [];
      const id = `${measure}_${target}`;
      return [{ id, title: milestoneTitle(id), done: done[measure], target }];
    })
    .toSorted((one, other) => other.done / other.target - one.done / one.target);
}
