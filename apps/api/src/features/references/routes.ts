import * as contract from '@glossa/contract/reference-sites';
import type { Database } from '@glossa/db/database';

import { route } from '#http/route.ts';
import { listSites, updateSites } from './service.ts';

export const referenceRoutes = ({ db }: { db: Database }) => [
  route(contract.listReferenceSites, ({ query, user }) => listSites(db, user, query.language)),
  route(contract.updateReferenceSites, ({ body, user }) => updateSites(db, user, body)),
];
