import type { SessionInfo } from '@glossa/contract/sessions';
import type * as z from 'zod';

import type { SessionRow } from './queries.ts';

/** Presents a session. `isCurrent` is true for the session that the request belongs to. */
export const presentSession = (
  row: SessionRow,
  { isCurrent }: { isCurrent: boolean },
): z.input<typeof SessionInfo> => ({
  id: row.id,
  current: isCurrent,
  user_agent: row.userAgent,
  address: row.address,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
});
