import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';
import type { Request } from 'express';

import { findProof, setProof } from './queries.ts';

/** Time after which sensitive changes need a new identity confirmation, in milliseconds. */
const proofLifetime = 10 * 60_000;

/**
 * Requires that the user of the session has recently confirmed their identity, by signing in or otherwise.
 * @throws {Failure} proof_required
 */
export async function requireRecentProof(db: Queryable, request: Request): Promise<void> {
  const provedAt = await findProof(db, request.session.handle ?? '');
  if (!provedAt || Date.now() - provedAt.getTime() > proofLifetime) fail('proof_required');
}

/** Records when the user confirmed their identity; by default, now. */
export const recordProof = (db: Queryable, request: Request, provedAt = new Date()): Promise<void> =>
  setProof(db, request.session.handle ?? '', provedAt);
