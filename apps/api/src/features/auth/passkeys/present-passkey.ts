import type { Passkey } from '@glossa/contract/second-factor';

import type { PasskeyRow } from './queries.ts';

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
