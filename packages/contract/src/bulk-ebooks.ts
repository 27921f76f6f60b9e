import * as z from 'zod';

import { contentGapNames } from './content-gaps.ts';
import { EbookStatus } from './ebooks.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { messages } from './messages.ts';

/** Bulk actions on ebooks. `restore` undoes `remove`. */
export const ebookActions = ['publish', 'draft', 'archive', 'remove', 'restore'] as const;
export type EbookAction = (typeof ebookActions)[number];

export const changeEbooks = endpoint({
  method: 'POST',
  path: '/api/ebooks/bulk/',
  summary: 'Publish, unpublish, archive or remove ebooks, with a result for each',
  access: 'content',
  body: z.strictObject({
    ids: z.array(Id).min(1, messages.ebooks_required).max(100),
    action: z.enum(ebookActions),
  }),
  result: z.object({
    /** One result per item, in the order of the request. */
    results: z.array(
      z.object({
        id: Id,
        ok: z.boolean(),
        /** False if the action failed, or if nothing had to change. */
        changed: z.boolean(),
        /** Status before the change, used to undo it. Null if the ebook was not found. */
        before: EbookStatus.nullable(),
        /** Error code. */
        error: z.string().nullable(),
        /** Fields to fill in before it can be published. */
        missing: z.array(z.enum(contentGapNames)),
      }),
    ),
  }),
});
