import { failureReasons, securityOutcomes, type SecurityEvent } from '@glossa/contract/security-log';

import type { EventRow } from './queries.ts';

/** Returns `stored` if `values` includes it; undefined for a value that a newer version may have written. */
const among = <Value extends string>(values: readonly Value[], stored: string): Value | undefined =>
  values.find((value) => value === stored);

/** Presents an event from the security log. An unknown outcome counts as a failure. */
export const presentEvent = (row: EventRow): SecurityEvent => ({
  id: row.id,
  kind: row.kind,
  outcome: among(securityOutcomes, row.outcome) ?? 'failure',
  reason: among(failureReasons, row.reason) ?? null,
  account_id: row.learnerId,
  account: row.learner?.username ?? null,
  alias: row.alias,
  actor_kind: among(['self', 'user', 'operator'], row.actorKind) ?? 'user',
  actor: row.actor?.username ?? null,
  address: row.address,
  user_agent: row.userAgent,
  detail: row.detail as Record<string, unknown>,
  date: row.createdAt.toISOString(),
});
