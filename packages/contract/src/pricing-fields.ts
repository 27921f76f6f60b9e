import * as z from 'zod';

import { Id, Moment } from './fields.ts';
import { messages } from './messages.ts';

/** Most days that anything is sold for. */
export const longestValidity = 36_500;

/** When something was changed last, as it was read: who changes it says so, and is refused if others were before. */
export const Seen = Moment.optional();

/** What became of each of several things. */
export const BulkResults = z.object({
  /** In the order of the request. */
  results: z.array(
    z.object({
      id: Id,
      ok: z.boolean(),
      /** False also when it was so already. */
      changed: z.boolean(),
      /** An error code. */
      error: z.string().nullable(),
    }),
  ),
});
/** Several things at once. */
export const Ids = z.array(Id).min(1, messages.entries_required).max(100);
