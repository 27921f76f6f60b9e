import * as z from 'zod';

import { SubscriptionType } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { LearnerId } from './learners.ts';
import { messages } from './messages.ts';

/** Bulk actions on learners. `delete` is permanent. */
export const learnerActions = ['activate', 'deactivate', 'subscription', 'end_sessions', 'delete'] as const;
export type LearnerAction = (typeof learnerActions)[number];

export const changeLearners = endpoint({
  method: 'POST',
  path: '/api/auth/learners/bulk/',
  summary: 'Update, sign out or delete learners, with a result for each',
  access: 'admin',
  sessionOnly: true,
  body: z
    .strictObject({
      ids: z.array(LearnerId).min(1, messages.learners_required).max(100),
      action: z.enum(learnerActions),
      /** Only for `subscription`. */
      subscription_type: SubscriptionType.optional(),
    })
    .refine(({ action, subscription_type: plan }) => (action === 'subscription') === (plan !== undefined), {
      message: messages.subscription_required,
      path: ['subscription_type'],
    }),
  result: z.object({
    /** One result per item, in the order of the request. */
    results: z.array(
      z.object({
        id: LearnerId,
        ok: z.boolean(),
        /** False if the action failed, or if nothing had to change. */
        changed: z.boolean(),
        /** Error code. */
        error: z.string().nullable(),
      }),
    ),
  }),
  errors: ['proof_required'],
});
