import * as z from 'zod';

import { currencies } from './currencies.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './fields.ts';

/** Names of the plans, from the smallest. */
export const planNames = ['Basic', 'Pro', 'Ultimate'] as const;

/** What plans include, by the keys of their sentences. */
export const planFeatures = [
  'one_language',
  'five_languages',
  'all_languages',
  'reading',
  'videos',
  'practice',
] as const;

/**
 * What somebody can do about a plan. `current`: they have it, and it needs no renewal. `renew`: they have it until a day.
 * `included`: they have a larger one. `select`: they can buy it. `contact`: somebody has to change it for them, because
 * this site takes no payments or their plan is managed by an administrator.
 */
export const planOffers = ['current', 'renew', 'included', 'select', 'contact'] as const;

export const Plan = z
  .object({
    id: z.enum(planNames),
    name: z.string(),
    /** In major units; `money` has it in minor ones. */
    price: z.number(),
    money: z.object({ amount: z.int(), currency: z.enum(currencies) }),
    /** That a payment lasts. */
    days: z.int(),
    /** Learning languages. */
    languages: z.int(),
    isHighlighted: z.boolean(),
    features: z.array(z.enum(planFeatures)),
    offer: z.enum(planOffers),
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
      /** An administrator decides on it: it was given without an end, or the account is a business account. */
      is_managed: z.boolean(),
    }),
    /** Where to write about a plan; none where this site sends no email. */
    contact_email: z.string().nullable(),
  }),
});
export type Plans = z.infer<(typeof listPlans)['result']>;
