import { createHash } from 'node:crypto';

import type { Queryable } from '@glossa/db/database';
import type { Request } from 'express';

import type { User } from '#domain/accounts/user.ts';
import { findTokenByHash } from './queries.ts';

/** Returns the SHA-256 of a personal access token, as stored in the database. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns the token of an `Authorization: Bearer …` header. */
export const bearerToken = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];

/** A personal access token with its active user. */
export interface PresentedToken {
  user: User;
  scopes: readonly string[];
  isExpired: boolean;
}

/** Finds a personal access token of an active user. */
export async function findToken(db: Queryable, token: string): Promise<PresentedToken | undefined> {
  const row = await findTokenByHash(db, hashToken(token));
  if (!row) return undefined;
  const { scopes, isExpired, ...user } = row;
  return { user, scopes, isExpired };
}
