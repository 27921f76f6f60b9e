import { translateText } from '@glossa/contract/translation';

import { route } from '#http/route.ts';
import { translate, type TranslationDeps } from './service.ts';

export const translationRoutes = (deps: TranslationDeps) => [
  route(translateText, ({ user, body }) => translate(deps, user, body)),
];
