import { createHash } from 'node:crypto';

import type { Queryable } from '@glossa/db/database';
import type { Request } from 'express';

import type { User } from '#domain/accounts/user.ts';
import { findUserByTokenHash } from './queries.ts';

/** Returns the SHA-256 of a personal access token, as stored in the database. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns the token of an `Authorization: Bearer …` header. */
export const bearerToken = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];

/** Finds the active user of a personal access token. */
export const findUserByToken = (db: Queryable, token: string): Promise<User | undefined> =>
  findUserByTokenHash(db, hashToken(token));
