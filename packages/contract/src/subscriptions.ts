import * as z from 'zod';

import { currencies } from './currencies.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './fields.ts';

/** Names of the plans, from the smallest. */
export const planNames = ['Basic', 'Pro', 'Ultimate'] as const;

export const Plan = z
  .object({
    id: z.enum(planNames),
    /** In major units; `money` has it in minor ones. */
    price: z.number(),
    money: z.object({ amount: z.int(), currency: z.enum(currencies) }),
    /** That a payment lasts. */
    days: z.int(),
    /** Learning languages. */
    languages: z.int(),
    isHighlighted: z.boolean(),
    features: z.array(z.string()),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/subscription/plans/',
  summary: 'The plans that are sold, and the one that the person has',
  access: 'person',
  result: z.object({
    plans: z.array(Plan),
    current: z.object({
      plan: z.enum(planNames),
      /** None where it does not end. */
      ends_at: Moment.nullable(),
    }),
  }),
});
export type Plans = z.infer<(typeof listPlans)['result']>;
