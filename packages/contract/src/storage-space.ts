import * as z from 'zod';

/** Space for files, in bytes. `limit` is null if the account has no quota. */
export const StorageSpace = z.object({ used: z.number(), limit: z.number().nullable() });
