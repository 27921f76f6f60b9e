import * as z from 'zod';

import { Id, Moment } from './fields.ts';
import { messages } from './messages.ts';

/** Longest validity of anything that is sold, in days. */
export const longestValidity = 36_500;

/** Last change that the client has seen. Its edit is refused if there was another since (optimistic lock). */
export const Seen = Moment.optional();

/** Results of a bulk action, one for each item. */
export const BulkResults = z.object({
  /** In the order of the request. */
  results: z.array(
    z.object({
      id: Id,
      ok: z.boolean(),
      /** False if it failed, or if nothing had to change. */
      changed: z.boolean(),
      /** Error code. */
      error: z.string().nullable(),
    }),
  ),
});
/** IDs for a bulk action. */
export const Ids = z.array(Id).min(1, messages.entries_required).max(100);
