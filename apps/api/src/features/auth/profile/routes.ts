import * as contract from '@glossa/contract/auth';

import type { Deps } from '#deps.ts';
import { deleteAccount } from '#domain/accounts/delete-account.ts';
import { setLanguageCookies } from '#http/language-cookies.ts';
import { route, type Route } from '#http/route.ts';
import { closeSession } from '../http-session.ts';
import { toLanguageChoice, presentUser } from '../present-user.ts';
import { setUiLanguage } from './queries.ts';
import { changeProfile, readUserCard } from './service.ts';

export function profileRoutes({
  db,
  config,
  storage,
  mailer,
  log,
}: Pick<Deps, 'db' | 'config' | 'storage' | 'mailer' | 'log'>): Route[] {
  return [
    route(contract.getMe, ({ user }) => readUserCard(db, user)),

    route(contract.startLearning, async ({ body, user, response }) => {
      const choice = { current: body.language };
      const learner = await changeProfile(db, user.id, { choice, asLearner: true });
      setLanguageCookies(response, config, toLanguageChoice(learner));
      return presentUser(learner, config);
    }),

    route(contract.updateProfile, async ({ body, user, response }) => {
      const { current_language: current, selected_languages: selected, ...change } = body;
      const changed = await changeProfile(db, user.id, { choice: { current, selected }, change });
      setLanguageCookies(response, config, toLanguageChoice(changed));
      return presentUser(changed, config);
    }),

    route(contract.updateUiLanguage, async ({ body, user }) => {
      await setUiLanguage(db, user.id, body.language_code);
    }),

    route(contract.deleteAccount, async ({ user, request, response }) => {
      await deleteAccount({ config, db, storage, mailer, log }, user.id, 'self');
      await closeSession({ request, response }, config, { forgetDevice: true });
    }),
  ];
}
