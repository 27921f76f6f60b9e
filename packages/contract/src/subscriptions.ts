import * as z from 'zod';

import { currencies } from './currencies.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './fields.ts';

/** Plan names, smallest plan first. */
export const planNames = ['Basic', 'Pro', 'Ultimate'] as const;

/** Plan features, as keys of their translated descriptions. */
export const planFeatures = [
  'one_language',
  'five_languages',
  'all_languages',
  'reading',
  'videos',
  'practice',
] as const;

/**
 * Available action for a plan. `current`: the user has this plan, and it doesn't expire. `renew`: the user has this
 * plan for a limited time. `included`: the user has a larger plan. `select`: the user can buy this plan. `contact`: the
 * user has to ask for a change, because this site takes no payments or an administrator manages their plan.
 */
export const planOffers = ['current', 'renew', 'included', 'select', 'contact'] as const;

export const Plan = z
  .object({
    id: z.enum(planNames),
    name: z.string(),
    /** In major units; `money` is in minor units. */
    price: z.number(),
    money: z.object({ amount: z.int(), currency: z.enum(currencies) }),
    /** Days covered by one payment. */
    days: z.int(),
    /** Maximum number of learning languages. */
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
  summary: 'List the plans for sale and your current plan',
  access: 'user',
  result: z.object({
    plans: z.array(Plan),
    current: z.object({
      plan: z.enum(planNames),
      /** Null if the plan doesn't expire. */
      ends_at: Moment.nullable(),
      /**
       * Whether an administrator manages the plan, either because it was granted without an end date or because this is
       * a business account.
       */
      is_managed: z.boolean(),
    }),
    /** Email address for questions about plans. Null if this site sends no email. */
    contact_email: z.string().nullable(),
  }),
});
export type Plans = z.infer<(typeof listPlans)['result']>;
