import * as contract from '@glossa/contract/access-tokens';

import { route, type Route } from '#http/route.ts';
import { presentToken } from './present-token.ts';
import { listTokens } from './queries.ts';
import { createToken, revokeToken, type TokenDeps } from './service.ts';

export const tokenRoutes = (deps: TokenDeps): Route[] => [
  route(contract.listTokens, async ({ user }) => {
    const rows = await listTokens(deps.db, user.id);
    return { results: rows.map(presentToken) };
  }),

  route(contract.createToken, ({ body, user }) => createToken(deps, user, body)),

  route(contract.deleteToken, ({ params, user }) =>
    revokeToken(deps.db, { id: params.id, learnerId: user.id }),
  ),
];
