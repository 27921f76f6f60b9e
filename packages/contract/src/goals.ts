import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { messages } from './messages.ts';

export const goalPeriods = ['daily', 'weekly', 'monthly'] as const;
export type GoalPeriod = (typeof goalPeriods)[number];

/** Units of goals: minutes of study, words that become known, pages read, practice answers. */
export const goalMeasures = ['minutes', 'words', 'pages', 'reviews'] as const;
export type GoalMeasure = (typeof goalMeasures)[number];

/** Maximum target by period: the number of minutes in it (31 days for a month). */
export const maxTargets = { daily: 1440, weekly: 10_080, monthly: 44_640 } as const;

export const Goal = z
  .strictObject({
    period: z.enum(goalPeriods, messages.goal_period_invalid),
    measure: z.enum(goalMeasures, messages.goal_measure_invalid),
    target: z
      .int(messages.goal_target_invalid)
      .min(1, messages.goal_target_invalid)
      .max(maxTargets.monthly, messages.goal_target_invalid),
  })
  .refine(({ period, target }) => target <= maxTargets[period], {
    message: messages.goal_target_invalid,
    path: ['target'],
  })
  .meta({ id: 'Goal' });
export type Goal = z.infer<typeof Goal>;

/** A goal and its progress in the current day, week (from Monday) or month. */
export const GoalProgress = z
  .object({
    period: z.enum(goalPeriods),
    measure: z.enum(goalMeasures),
    target: z.int(),
    done: z.int(),
    /**
     * Whether the goal was reached in this period, even if word changes that counted toward it have since been undone.
     */
    is_reached: z.boolean(),
  })
  .meta({ id: 'GoalProgress' });
export type GoalProgress = z.infer<typeof GoalProgress>;

const Goals = z.object({ goals: z.array(GoalProgress) });

export const getGoals = endpoint({
  method: 'GET',
  path: '/api/goals/',
  summary: 'Get your daily, weekly and monthly goals and your progress, across all languages',
  access: 'learner',
  result: Goals,
});

export const putGoals = endpoint({
  method: 'PUT',
  path: '/api/goals/',
  summary: 'Replace your goals; goals that are left out are removed',
  access: 'learner',
  body: z
    .strictObject({
      goals: z.array(Goal).max(goalPeriods.length * goalMeasures.length, messages.goals_twice),
    })
    .refine(
      ({ goals }) =>
        new Set(goals.map(({ period, measure }) => `${period} ${measure}`)).size === goals.length,
      { message: messages.goals_twice, path: ['goals'] },
    ),
  result: Goals,
});
