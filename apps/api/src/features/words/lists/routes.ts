import * as contract from '@glossa/contract/word-lists';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { getVocabulary, listOwnWords, searchWords } from './service.ts';

export const listRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.listWords, ({ query, user }) => listOwnWords(db, user, query)),
  route(contract.searchAllWords, ({ query, user }) => searchWords(db, user.id, query)),
  route(contract.getVocabulary, ({ query, user }) => getVocabulary(db, user.id, query.language)),
];
