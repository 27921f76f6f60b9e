import { createHash } from 'node:crypto';

import { statement, type Queryable } from '@glossa/db/database';
import type { Request } from 'express';

import { personColumns, type Person } from './person.ts';

const find = statement(
  'person-by-token',
  `WITH used AS (
     UPDATE access_token SET last_used_at = now()
     WHERE token_hash = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')
   )
   SELECT ${personColumns} FROM access_token t JOIN learner l ON l.id = t.learner_id
   WHERE t.token_hash = $1 AND l.is_active`,
);

/** SHA-256 of a personal access token, as the table holds it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token in `Authorization: Bearer …`. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];

/** Who a personal access token belongs to. Its use is noted to the minute, so that requests do not wait for each other. */
export const personByToken = (db: Queryable, token: string): Promise<Person | undefined> =>
  db.row<Person & Record<string, unknown>>(find, [tokenHash(token)]);
