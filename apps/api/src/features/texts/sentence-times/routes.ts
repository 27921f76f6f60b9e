import * as contract from '@glossa/contract/sentence-times';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { getTimes, importTimes, removeTimes, setTimes } from './service.ts';

export const sentenceTimeRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.getSentenceTimes, ({ params, user }) => getTimes(db, { id: params.id, ownerId: user.id })),
  route(contract.putSentenceTimes, ({ params, body, user }) =>
    setTimes(db, { id: params.id, ownerId: user.id }, { from: body.from_sentence, times: body.times }),
  ),
  route(contract.uploadSentenceTimes, ({ params, files, user }) =>
    importTimes(db, { id: params.id, ownerId: user.id }, files.file),
  ),
  route(contract.deleteSentenceTimes, ({ params, user }) =>
    removeTimes(db, { id: params.id, ownerId: user.id }),
  ),
];
