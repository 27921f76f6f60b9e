import { Achievement, Goal, GoalReached } from '@glossa/formats/archive/records/activity';
import { parseMilestone } from '@glossa/contract/achievements';
import { Goal as AllowedGoal } from '@glossa/contract/goals';

import { defineKind } from '../kind.ts';
import * as queries from './queries.ts';

const isAllowed = ({
  period,
  measure,
  target,
}: {
  period: string;
  measure: string;
  target: number;
}): boolean => AllowedGoal.safeParse({ period, measure, target }).success;

/** Goals. Existing goals aren't overwritten. */
export const goals = defineKind({
  name: 'goals',
  tables: ['goal'],
  schema: Goal,
  select: queries.sql.selectGoals,
  write: (records, context) =>
    context.commit('goals', (tx) => queries.insertGoals(tx, context.learnerId, records.filter(isAllowed))),
});

export const goalsReached = defineKind({
  name: 'goals_reached',
  tables: ['goal_reached'],
  schema: GoalReached,
  select: queries.sql.selectGoalsReached,
  write: (records, context) =>
    context.commit('goals_reached', (tx) =>
      queries.insertGoalsReached(tx, context.learnerId, records.filter(isAllowed)),
    ),
});

const isMilestone = ({ kind: id }: { kind: string }): boolean => parseMilestone(id) !== undefined;

/** Milestones, each with the day on which it was first reached. Kinds unknown to this server are skipped. */
export const achievements = defineKind({
  name: 'achievements',
  tables: ['achievement'],
  schema: Achievement,
  select: queries.sql.selectAchievements,
  write: (records, context) =>
    context.commit('achievements', (tx) =>
      queries.insertAchievements(tx, context.learnerId, records.filter(isMilestone)),
    ),
});
