import { createHash } from 'node:crypto';

import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';
import type { Request } from 'express';

import { userColumns, type User } from '#domain/accounts/user.ts';
import type { QueryTypes } from './bearer.types.ts';

export const sql = statements<QueryTypes>('bearer', {
  findPerson: `WITH used AS (
     UPDATE access_token SET last_used_at = now()
     WHERE token_hash = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')
   )
   SELECT ${userColumns} FROM access_token t JOIN learner l ON l.id = t.learner_id
   WHERE t.token_hash = $1 AND l.is_active`,
});

/** Returns the SHA-256 of a personal access token, as stored in the database. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns the token of an `Authorization: Bearer …` header. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];

/**
 * Finds the user of a personal access token. Its last use is updated at most once a minute, so that requests do not
 * block each other.
 */
export const userByToken = (db: Queryable, token: string): Promise<User | undefined> =>
  first(db, sql.findPerson, [tokenHash(token)]);
