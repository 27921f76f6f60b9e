import * as contract from '@glossa/contract/access-tokens';
import type { Database } from '@glossa/db/database';

import { route, type Route } from '#http/route.ts';
import { presentToken } from './present-token.ts';
import { listTokens } from './queries.ts';
import { createToken, revokeToken } from './service.ts';

export const tokenRoutes = ({ db }: { db: Database }): Route[] => [
  route(contract.listTokens, async ({ user }) => {
    const rows = await listTokens(db, user.id);
    return { results: rows.map(presentToken) };
  }),

  route(contract.createToken, ({ body, user }) => createToken(db, user.id, body.name)),

  route(contract.deleteToken, ({ params, user }) => revokeToken(db, { id: params.id, learnerId: user.id })),
];
