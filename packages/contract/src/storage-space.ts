import * as z from 'zod';

/** Space for files, in bytes. `limit` is null if the account may use as much as the server has. */
export const StorageSpace = z.object({ used: z.number(), limit: z.number().nullable() });
