import * as z from 'zod';

import { contentGapNames } from './content-gaps.ts';
import { EbookStatus } from './ebooks.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { messages } from './messages.ts';

/** What can be done with several ebooks at once; `restore` takes `remove` back. */
export const ebookActions = ['publish', 'draft', 'archive', 'remove', 'restore'] as const;
export type EbookAction = (typeof ebookActions)[number];

export const changeEbooks = endpoint({
  method: 'POST',
  path: '/api/ebooks/bulk/',
  summary: 'Publish, withdraw, archive or remove several ebooks; tells of each what became of it',
  access: 'content',
  body: z.strictObject({
    ids: z.array(Id).min(1, messages.ebooks_required).max(100),
    action: z.enum(ebookActions),
  }),
  result: z.object({
    /** In the order of the request. */
    results: z.array(
      z.object({
        id: Id,
        ok: z.boolean(),
        /** False also when it was so already. */
        changed: z.boolean(),
        /** Its status before, to take the change back; null of what is not there. */
        before: EbookStatus.nullable(),
        /** An error code. */
        error: z.string().nullable(),
        /** What must be said of it before it can be published. */
        missing: z.array(z.enum(contentGapNames)),
      }),
    ),
  }),
});
