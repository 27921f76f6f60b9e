import { createToken, deleteToken, listTokens } from '@glossa/contract/access-tokens';
import type { Database } from '@glossa/db/database';

import { fail } from '#http/fail.ts';
import { route, type Route } from '#http/route.ts';
import { deleteTokenRow, listTokenRows } from './token-queries.ts';
import { makeToken, presentToken } from './tokens.ts';

export const tokenRoutes = ({ db }: { db: Database }): Route[] => [
  route(listTokens, async ({ person }) => {
    const rows = await listTokenRows(db, person.id);
    return { results: rows.map(presentToken) };
  }),

  route(createToken, ({ body, person }) => makeToken(db, person.id, body.name)),

  route(deleteToken, async ({ params, person }) => {
    if (!(await deleteTokenRow(db, { id: params.id, learnerId: person.id }))) fail('token_not_found');
  }),
];
