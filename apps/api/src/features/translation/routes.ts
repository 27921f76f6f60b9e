import { translateText } from '@glossa/contract/translation';

import { route } from '#http/route.ts';
import { translateFor, type TranslationDeps } from './translate-for.ts';

export const translationRoutes = (deps: TranslationDeps) => [
  route(translateText, ({ user, body }) => translateFor(deps, user, body)),
];
