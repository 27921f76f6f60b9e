import * as z from 'zod';

import { LibraryEntry, Moment } from './fields.ts';

/** What the buyer can do with a purchase right now. */
export const PurchaseAccess = z
  .object({
    canImport: z.boolean(),
    /** Library entries that it was imported to, for a bundle all of them. */
    entries: z.array(LibraryEntry),
    /** Whether there are tracks to listen to. */
    can_listen: z.boolean(),
    /** Whether there is a file to download. */
    has_files: z.boolean(),
    download_count: z.int(),
    /** -1 for unlimited. */
    max_downloads: z.int(),
    /** When access ends. Null if it never does. */
    expires_at: Moment.nullable(),
    is_expired: z.boolean(),
  })
  .meta({ id: 'PurchaseAccess' });
export type PurchaseAccess = z.infer<typeof PurchaseAccess>;
