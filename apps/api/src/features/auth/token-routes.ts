import { createToken, deleteToken, listTokens } from '@glossa/contract/access-tokens';
import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';

import { route, type Route } from '#http/route.ts';
import { deleteTokenRow, listTokenRows } from './token-queries.ts';
import { makeToken, presentToken } from './tokens.ts';

export const tokenRoutes = ({ db }: { db: Database }): Route[] => [
  route(listTokens, async ({ user }) => {
    const rows = await listTokenRows(db, user.id);
    return { results: rows.map(presentToken) };
  }),

  route(createToken, ({ body, user }) => makeToken(db, user.id, body.name)),

  route(deleteToken, async ({ params, user }) => {
    if (!(await deleteTokenRow(db, { id: params.id, learnerId: user.id }))) fail('token_not_found');
  }),
];
