import type { KnownDevice } from '@glossa/contract/sessions';

import type { DeviceRow } from './queries.ts';

/** Presents a known device. `isCurrent` is true for the browser that sent the request. */
export const presentDevice = (row: DeviceRow, { isCurrent }: { isCurrent: boolean }): KnownDevice => ({
  id: row.id,
  current: isCurrent,
  user_agent: row.userAgent,
  address: row.address,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt.toISOString(),
});
