import * as z from 'zod';

import { LibraryEntry, Moment } from './fields.ts';

/** What its buyer can do with a purchase at this moment. */
export const PurchaseAccess = z
  .object({
    canImport: z.boolean(),
    /** What it was imported to; of a bundle all of it. */
    entries: z.array(LibraryEntry),
    /** There are tracks to listen to. */
    can_listen: z.boolean(),
    /** There is a file to download. */
    has_files: z.boolean(),
    download_count: z.int(),
    /** -1 for any number. */
    max_downloads: z.int(),
    /** When it ends; null for never. */
    expires_at: Moment.nullable(),
    is_expired: z.boolean(),
  })
  .meta({ id: 'PurchaseAccess' });
export type PurchaseAccess = z.infer<typeof PurchaseAccess>;
