import * as z from 'zod';

import { LibraryEntry, Moment } from './fields.ts';

/** What the buyer can currently do with a purchase. */
export const PurchaseAccess = z
  .object({
    canImport: z.boolean(),
    /** The library entries created from the purchase; for a bundle, those of all its contents. */
    entries: z.array(LibraryEntry),
    /** Whether it has audio tracks. */
    can_listen: z.boolean(),
    /** Whether it has files to download. */
    has_files: z.boolean(),
    download_count: z.int(),
    /** -1 for unlimited. */
    max_downloads: z.int(),
    /** When access ends. Null if it never does. */
    expires_at: Moment.nullable(),
    is_expired: z.boolean(),
    /** Whether the buyer must first waive the right of withdrawal. */
    needs_waiver: z.boolean(),
  })
  .meta({ id: 'PurchaseAccess' });
export type PurchaseAccess = z.infer<typeof PurchaseAccess>;
