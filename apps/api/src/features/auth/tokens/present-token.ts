import type { AccessToken } from '@glossa/contract/access-tokens';
import type * as z from 'zod';

import type { TokenRow } from './queries.ts';

export const presentToken = (row: TokenRow): z.input<typeof AccessToken> => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  expires_at: row.expiresAt.toISOString(),
});
