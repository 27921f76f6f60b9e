import { failureReasons, securityOutcomes, signInMethods } from '@glossa/contract/security-log';
import type { SignIn } from '@glossa/contract/sessions';

import type { SignInRow } from './queries.ts';

/**
 * Presents a sign-in attempt. An unknown outcome, which a newer version may have written, counts as a failure; unknown
 * reasons and methods become null.
 */
export function presentSignIn(row: SignInRow): SignIn {
  const { method, new_device } = row.detail as { method?: unknown; new_device?: unknown };
  return {
    id: row.id,
    outcome: securityOutcomes.find((outcome) => outcome === row.outcome) ?? 'failure',
    reason: failureReasons.find((reason) => reason === row.reason) ?? null,
    method: signInMethods.find((name) => name === method) ?? null,
    is_new_device: new_device === true,
    user_agent: row.userAgent,
    address: row.address,
    date: row.createdAt.toISOString(),
  };
}
