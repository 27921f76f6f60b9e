import { explainSentence, getLanguageModel } from '@glossa/contract/language-model';

import { EventStream, route } from '#http/route.ts';
import { describeModel, explain, type LanguageModelDeps } from './service.ts';

export const languageModelRoutes = (deps: LanguageModelDeps) => [
  route(getLanguageModel, ({ user }) => describeModel(deps, user.id)),
  route(explainSentence, async ({ user, body, response }) => {
    const disconnected = new AbortController();
    response.once('close', () => disconnected.abort());
    return new EventStream(await explain(deps, user, body, disconnected.signal));
  }),
];
