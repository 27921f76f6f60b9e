import * as z from 'zod';

import { Id, Moment } from './fields.ts';
import { messages } from './messages.ts';

/** Maximum validity of a product, in days. */
export const maxValidityDays = 36_500;

/**
 * Time of the last change that the client has seen. If there was a later change, the edit is rejected (optimistic
 * lock).
 */
export const LastSeenChange = Moment.optional();

/** Results of a bulk action, one per item. */
export const BulkResults = z.object({
  /** In the order of the request. */
  results: z.array(
    z.object({
      id: Id,
      ok: z.boolean(),
      /** False if the action failed, or if nothing had to change. */
      changed: z.boolean(),
      /** Error code. */
      error: z.string().nullable(),
    }),
  ),
});
/** IDs of the items of a bulk action. */
export const Ids = z.array(Id).min(1, messages.entries_required).max(100);
